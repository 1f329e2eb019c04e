import { join } from 'node:path'
import { type JsonObject, newCollection, newItem, newPage } from '@vitrine/page'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { restoreDocument } from '../../content/documents/index.ts'
import { newDatabase, testDatabase } from '../../test/database.ts'
import { holdAt } from '../../test/hold.ts'
import { startProgram } from '../../test/cli/program.ts'
import { publishNow } from '../../test/publish.ts'
import { exported, readFiles, testFolder } from '../../test/archive.ts'
import { fullSite } from '../../test/full-site.ts'

const EN = 'en-US'

/** Exports a site with a journal of many posts into a new folder. */
async function largeArchive(posts: number) {
  const site = await fullSite()
  const { db, siteId } = site
  const journal = await publishNow(db, siteId, {
    kind: 'page',
    body: newPage({ locale: EN, title: 'Log', slug: 'log' }, { collection: newCollection() }),
  })
  await transact(db, async (tx) => {
    for (let n = 0; n < posts; n += 1)
      await restoreDocument(tx, siteId, {
        ...{ id: newId(), kind: 'item', collectionId: journal, createdAt: new Date(), rev: 1 },
        // Bodies are JSON: their schemas name nothing else.
        body: newItem({ locale: EN, title: `Day ${n}`, slug: `day-${n}` }) as unknown as JsonObject,
        versions: [],
      })
  })
  return exported(site)
}

it('exports a site, and reports what it skips', async () => {
  const { site, pool } = await fullSite()
  const { url } = await testDatabase()
  const { rows } = await pool.query('select identifier from site where id = $1', [site.id])
  const given = ['export', testFolder(), '--site', String(rows[0]?.identifier)]
  const { code, output } = await startProgram(given, { url, dataDir: inject('dataDir') }).ended
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toMatch(/documents +12\n/)
  expect(output).toContain('Scheduled publication: “Spring”, ')
})

it('reports what an import would do, imports a site into a new database, and changes nothing later', async () => {
  const { folder } = await exported(await fullSite())
  const target = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  const planned = await startProgram(['import', 'site', folder, '--dry-run'], target).ended
  expect(planned).toMatchObject({ code: 0, output: expect.stringContaining('would be created') })
  const done = await startProgram(['import', 'site', folder], target).ended
  const next = expect.stringContaining('vitrine users link --site')
  expect(done).toMatchObject({ code: 0, output: next })
  const again = await startProgram(['import', 'site', folder], target).ended
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed.') })
})

it('resumes after it was killed, and is then the exported site', async () => {
  const { folder } = await largeArchive(110)
  const target = { url: await newDatabase(), dataDir: testFolder() }
  const pool = new pg.Pool({ connectionString: target.url })
  onTestFinished(() => pool.end())
  const middle = await holdAt(pool, { table: 'document', rows: 60 })
  const { child, ended } = startProgram(['import', 'site', folder], target)
  // An import that ends before it reaches the middle fails the test with its output.
  expect(await Promise.race([middle.reached(), ended])).toBeUndefined()
  child.kill('SIGKILL')
  expect(await ended).toMatchObject({ code: null })
  await middle.release()
  const { rows: half } = await pool.query(
    `select (select ended_at from archive_import), (select count(*)::int from published) as seen,
       (select count(*) < 123 and count(*) >= 50 from document) as is_half`,
  )
  expect(half).toEqual([{ ended_at: null, seen: 0, is_half: true }])

  const rest = await startProgram(['import', 'site', folder], target).ended
  expect(rest.output).toMatch(/documents {5}123 \(\d+ existed already\)/)
  const back = join(testFolder(), 'back')
  expect(await startProgram(['export', back], target).ended).toMatchObject({ code: 0 })
  expect(readFiles(back)).toEqual(readFiles(folder))
})

it.each([
  [['export'], 2, 'vitrine export <folder>'],
  [['export', 'a', 'b'], 2, 'vitrine export <folder>'],
  [['import', 'site'], 2, 'vitrine import site <folder>'],
  [['import', 'site', '/nowhere/at/all'], 1, 'Folder not found: /nowhere/at/all.'],
  [['export', '/nowhere', '--site', 'no-such-site'], 1, 'No site selected. Name one with --site'],
  [['import', 'site', 'x', '--sideways'], 1, "Unknown option '--sideways'"],
])('reports %j with exit code %i and a sentence', async (args, code, sentence) => {
  const { url } = await testDatabase()
  const answer = await startProgram(args, { url, dataDir: testFolder() }).ended
  expect(answer).toMatchObject({ code, output: expect.stringContaining(sentence) })
})
