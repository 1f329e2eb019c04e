import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { loadBodies } from './body-cache.ts'
import type { BarePublishedRow, PublishedRow } from './published-row-store.ts'
import { testStudio, type TestStudio } from '../../../test/documents.ts'

/** Nearly the maximum size of a cached body; five of them do not fit. */
const LARGEST = 990_000

/** Inserts a version of a given size, and returns its row. */
async function insertVersion(
  studio: TestStudio,
  documentId: string,
  size: number,
): Promise<BarePublishedRow> {
  const versionId = newId()
  await studio.rows(
    `insert into version (site_id, id, document_id, rev, reason, body)
      values ($1, $2, $3, 1, 'named', jsonb_build_object('text', repeat('x', $4)))`,
    versionId,
    documentId,
    size,
  )
  const now = new Date()
  return {
    ...{ documentId, versionId, locale: 'en-US', kind: 'page', collectionId: null, path: 'about' },
    ...{ publishOn: now, displayIndex: 0, startAt: null, endAt: null },
    ...{ createdAt: now, publishedAt: now },
  }
}

it('returns every body, also if it is evicted from the cache meanwhile', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { db, site } = studio
  const [known, unknown] = [await insertVersion(studio, id, 1), await insertVersion(studio, id, 1)]
  const others: BarePublishedRow[] = []
  for (let n = 0; n < 5; n += 1) others.push(await insertVersion(studio, id, LARGEST))
  await loadBodies(db, site.id, [known])
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`
  let blocked: Promise<readonly PublishedRow[]> | undefined
  await db.transaction(async (gate) => {
    await gate.execute(lock)
    await new Promise<void>((isThere) => {
      blocked = db.transaction(async (tx) => {
        const passed = tx.execute(lock).execute()
        // It reads the cache at once, and waits at the lock to load the rest.
        const reading = loadBodies(tx, site.id, [known, unknown])
        isThere()
        await passed
        return reading
      })
    })
    await loadBodies(db, site.id, others)
  })
  const shown = await blocked
  expect(shown?.map(({ versionId }) => versionId)).toEqual([known.versionId, unknown.versionId])
})
