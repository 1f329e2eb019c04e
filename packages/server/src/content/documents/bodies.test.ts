import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { withBodies } from './bodies.ts'
import type { BareRow, PublishedRow } from './published-row-store.ts'
import { testStudio, type TestStudio } from '../../test/documents.ts'

/** The largest that is kept, nearly; five of them are more than there is room for. */
const LARGEST = 990_000

/** A version of a page as large as `size`, and the row that names it. */
async function versionOf(studio: TestStudio, documentId: string, size: number): Promise<BareRow> {
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

it('gives every row its body, though others push it out of what is kept meanwhile', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { db, site } = studio
  const [known, unknown] = [await versionOf(studio, id, 1), await versionOf(studio, id, 1)]
  const others: BareRow[] = []
  for (let n = 0; n < 5; n += 1) others.push(await versionOf(studio, id, LARGEST))
  await withBodies(db, site.id, [known])
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`
  let held: Promise<readonly PublishedRow[]> | undefined
  await db.transaction(async (gate) => {
    await gate.execute(lock)
    await new Promise<void>((isThere) => {
      held = db.transaction(async (tx) => {
        const passed = tx.execute(lock).execute()
        // Knows at once what it has and what it lacks, and waits at the gate for that.
        const reading = withBodies(tx, site.id, [known, unknown])
        isThere()
        await passed
        return reading
      })
    })
    await withBodies(db, site.id, others)
  })
  const shown = await held
  expect(shown?.map(({ versionId }) => versionId)).toEqual([known.versionId, unknown.versionId])
})
