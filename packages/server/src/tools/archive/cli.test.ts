import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type JsonObject, newCollection, newItem, newPage } from '@vitrine/page'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { restoreDocument } from '../../content/documents/index.ts'
import { newDatabase, testDatabase } from '../../test/database.ts'
import { holdAt } from '../../test/hold.ts'
import { publishNow } from '../../test/publish.ts'
import { readFiles, fullSite, testFolder } from '../../test/archive.ts'

const CLI = fileURLToPath(new URL('../../cli.ts', import.meta.url))
const EN = 'en-US'

/** Runs the program like its user. */
function vitrine(
  args: readonly string[],
  target: { readonly url: string; readonly dataDir: string },
) {
  const env = { ...process.env, DATABASE_URL: target.url, DATA_DIR: target.dataDir }
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...args], { env })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], output, errors]) => ({ code: code as number | null, output: output + errors }),
  )
  return { child, ended }
}

/** Creates a site with a journal of many posts. */
async function largeSite(posts: number) {
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
  const { url } = await testDatabase()
  return { ...site, at: { url, dataDir: inject('dataDir') } }
}

it('resumes after it was killed, and is then the exported site', async () => {
  const { site, at } = await largeSite(300)
  const { rows: named } = await (
    await testDatabase()
  ).pool.query<{ identifier: string }>('select identifier from site where id = $1', [site.id])
  const identifier = named[0]?.identifier ?? ''
  const folder = join(testFolder(), 'site')
  const written = await vitrine(['export', folder, '--site', identifier], at).ended
  expect(written).toMatchObject({ code: 0, output: expect.stringContaining('documents     313') })
  expect(written.output).toContain('Scheduled publication: “Spring”, ')

  const other = { url: await newDatabase({ empty: true }), dataDir: testFolder() }
  const pool = new pg.Pool({ connectionString: other.url })
  onTestFinished(() => pool.end())
  const planned = await vitrine(['import', 'site', folder, '--dry-run'], other).ended
  expect(planned).toMatchObject({ code: 0, output: expect.stringContaining('would be created') })

  const middle = await holdAt(pool, { table: 'document', rows: 120 })
  const { child, ended } = vitrine(['import', 'site', folder], other)
  await middle.reached()
  child.kill('SIGKILL')
  expect(await ended).toMatchObject({ code: null })
  await middle.release()
  const { rows: half } = await pool.query(
    `select (select ended_at from archive_import), (select count(*)::int from published) as seen,
       (select count(*) < 313 and count(*) >= 100 from document) as is_half`,
  )
  expect(half).toEqual([{ ended_at: null, seen: 0, is_half: true }])

  const rest = await vitrine(['import', 'site', folder], other).ended
  expect(rest.output).toMatch(/documents {5}313 \(\d+ existed already\)/)
  expect(rest).toMatchObject({
    code: 0,
    output: expect.stringContaining('vitrine users link --site'),
  })
  const again = await vitrine(['import', 'site', folder], other).ended
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was changed.') })

  const back = join(testFolder(), 'back')
  expect(await vitrine(['export', back], other).ended).toMatchObject({ code: 0 })
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
  const answer = await vitrine(args, { url, dataDir: testFolder() }).ended
  expect(answer).toMatchObject({ code, output: expect.stringContaining(sentence) })
})
