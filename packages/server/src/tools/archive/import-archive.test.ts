import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importProducts } from '../../commerce/product-import/index.ts'
import { insertHost } from '../../identity/sites/index.ts'
import { testSite } from '../../test/site.ts'
import { importedSite, set } from '../../test/imported-site.ts'
import {
  type ArchiveSource,
  exportArchive,
  createFolderSink,
  createFolderSource,
  importArchive,
  type ImportOptions,
} from './index.ts'
import { formatImportReport } from './report.ts'
import { exported, readFiles, testFolder } from '../../test/archive.ts'
import { fullSite } from '../../test/full-site.ts'
import { emptyServer } from '../../test/empty-server.ts'

it('changes nothing in a dry run', async () => {
  const { run, count, folder } = await importedSite()
  const outcome = await run({ dryRun: true })
  expect(outcome).toMatchObject({ state: 'planned', target: { state: 'new' } })
  expect(formatImportReport(folder, outcome).join('\n')).toContain('would be created')
  expect(await count('site')).toBe(0)
})

it('imports a site whose theme was added to the server', async () => {
  const { run, folder } = await importedSite()
  set('site.json', ['theme'], 'older')(folder)
  const themesDir = testFolder()
  mkdirSync(join(themesDir, 'older'), { recursive: true })
  writeFileSync(join(themesDir, 'older/template.conf'), '{}')
  expect(await run({ dryRun: true })).toMatchObject({ state: 'invalid' })
  expect(await run({ dryRun: true, themesDir })).toMatchObject({ state: 'planned' })
})

it('rejects an image with other bytes, and resumes once it is corrected', async () => {
  const { site, server, folder, run, browser, count } = await importedSite()
  const path = `assets/${site.ids.asset.fileKey}.png`
  const right = readFileSync(join(folder, path))
  const wrong = Buffer.from(right)
  wrong.writeUInt8(wrong.readUInt8(wrong.length - 20) ^ 1, wrong.length - 20)
  writeFileSync(join(folder, path), wrong)
  const reason = 'The file does not match its name and its entry in assets.json.'
  expect(await run()).toEqual({ state: 'rejected', file: path, reason })
  expect(await count('asset')).toBe(0)

  writeFileSync(join(folder, path), right)
  expect(await run()).toMatchObject({ state: 'done', target: { state: 'unfinished' } })
  await insertHost(server.db, site.siteId, site.host)
  expect(await browser.visit('/journal')).toMatchObject({ status: 200 })
})

it('stays hidden until it is complete, wherever it is interrupted, and imports nothing twice', async () => {
  const { site, folder, server, run, count, browser } = await importedSite()
  const whole = createFolderSource(folder)
  // Every file is looked at once before anything is done; then they are read again, one by one.
  const files = (await whole.list()).filter(({ path }) => !path.startsWith('assets/')).length
  const reads = 15
  for (let ended = 0; ended < reads; ended += 1) {
    let left = files + ended
    const read: ArchiveSource['read'] = async (path, maxBytes) => {
      left -= 1
      if (left < 0) throw new Error('the end')
      return whole.read(path, maxBytes)
    }
    await expect(run({}, { ...whole, read })).rejects.toThrow('the end')
    if (ended === 0) await insertHost(server.db, site.siteId, site.host)
    for (const path of ['/journal', '/pots', '/pots/p/vase', '/flyer'])
      expect((await browser.visit(path)).status, `${path}, ended after ${ended}`).toBe(404)
  }
  expect(await run()).toMatchObject({ state: 'done' })
  expect(await run()).toMatchObject({ state: 'unchanged' })
  expect(await browser.visit('/pots/p/vase')).toMatchObject({ status: 200 })
  const counts = ['site', 'document', 'product', 'asset', 'publication', 'stock_move', 'member']
  const found = await Promise.all(counts.map(async (table) => [table, await count(table)]))
  expect(Object.fromEntries(found)).toEqual({
    // Three of the shop, and the one that opens an area.
    ...{ site: 1, document: 12, product: 4, asset: 1, publication: 1, stock_move: 2, member: 1 },
  })
  const back = await exported({ db: server.db, files: server.files, siteId: site.siteId })
  expect(readFiles(back.folder)).toEqual(readFiles(folder))
})

it('starts over if the archive changed before the import was complete', async () => {
  const { folder, run, count } = await importedSite()
  const whole = createFolderSource(folder)
  const files = (await whole.list()).map(({ path }) => path)
  // The second time it is read, it is taken in: pictures, products, documents and comments, in this order.
  const last = (start: string) => files.findLast((path) => path.startsWith(start)) ?? ''
  for (const [turn, path] of ['assets/', 'documents/', 'comments/'].map(last).entries()) {
    let reads = path.startsWith('assets/') ? 1 : 0
    const read: ArchiveSource['read'] = async (asked, maxBytes) => {
      if (asked === path && (reads += 1) > 1) throw new Error('the end')
      return whole.read(asked, maxBytes)
    }
    await expect(run({}, { ...whole, read }), path).rejects.toThrow('the end')
    set('site.json', ['title'], `Another title ${turn}`)(folder)
  }
  expect(await count('product_image')).toBeGreaterThan(0)
  expect(await run()).toMatchObject({ state: 'done', target: { state: 'outdated' } })
  expect(await count("site where title = 'Another title 2'")).toBe(1)
  expect(await count('site')).toBe(1)
})

it('creates a second site from an archive on the same server, with the same document ids', async () => {
  const site = await fullSite()
  const { folder } = await exported(site)
  const identifier = `${site.site.id.slice(0, 8)}-copy`
  const copy = () => importArchive(site.db, site.files, createFolderSource(folder), { identifier })
  const outcome = await copy()
  expect(outcome).toMatchObject({ state: 'done', target: { state: 'new', identifier } })
  const siteId = 'target' in outcome ? outcome.target.siteId : ''
  expect(siteId).not.toBe(site.siteId)
  expect(await copy()).toMatchObject({ state: 'unchanged' })
  const back = await exported({ ...site, siteId })
  const { ['site.json']: one, ...others } = readFiles(back.folder)
  const { ['site.json']: other, ...originals } = readFiles(folder)
  expect(others).toEqual(originals)
  expect(one).not.toBe(other)
})

it('fills an existing empty site, and rejects one with content', async () => {
  const site = await fullSite()
  const { folder } = await exported(site)
  const empty = await testSite()
  const { rows } = await empty.pool.query('select identifier from site where id = $1', [
    empty.site.id,
  ])
  const [{ identifier }] = rows as [{ identifier: string }]
  const run = (options: ImportOptions) =>
    importArchive(site.db, site.files, createFolderSource(folder), options)
  expect(await run({ identifier })).toMatchObject({
    state: 'done',
    target: { state: 'empty', siteId: empty.site.id },
  })
  expect(await empty.browser().visit('/journal')).toMatchObject({ status: 200 })
  expect(await run({})).toMatchObject({
    state: 'rejected',
    reason: expect.stringContaining('is not empty. Choose a new one with --site.'),
  })
  expect(await run({ identifier: 'Not One' })).toMatchObject({ state: 'rejected' })
})

it('is rejected as a whole if two pages have the same URL', async () => {
  const { run, browser, server, site } = await importedSite(
    set(
      'documents/pages/visit-us.json',
      ['published', 'en-US', 'body', 'meta', 'en-US', 'slug'],
      'journal',
    ),
  )
  expect(await run()).toMatchObject({
    state: 'rejected',
    reason: expect.stringContaining('/journal'),
  })
  await insertHost(server.db, site.siteId, site.host)
  expect(await browser.visit('/journal')).toMatchObject({ status: 404 })
})

it('updates an exported folder: deletes files of deleted content, and leaves the owner’s files', async () => {
  const site = await fullSite()
  const { folder } = await exported(site)
  writeFileSync(join(folder, 'README.md'), 'Mine')
  mkdirSync(join(folder, '.git'))
  await site.pool.query(`delete from product where site_id = $1 and url_id = 'mug'`, [site.siteId])
  const sink = await createFolderSink(folder)
  if (typeof sink === 'string') throw new Error(sink)
  await exportArchive(site, site.siteId, sink)
  await sink.finish()
  const files = Object.keys(readFiles(folder))
  expect(files).toContain('README.md')
  expect(files).not.toContain('products/shop/mug.json')
  expect(files).not.toContain('EXPORT-UNFINISHED')

  const other = testFolder()
  writeFileSync(join(other, 'thesis.txt'), 'Mine')
  expect(await createFolderSink(other)).toContain('contains other files')
})

it('continues from the stock on hand if a product file is imported after it', async () => {
  const file = (count: number) =>
    Buffer.from(
      `Product Type [Non Editable],Product URL,Title,Price,Stock\nPHYSICAL,jug,Jug,24,${count}\n`,
    )
  const options = {
    folder: testFolder(),
    collection: 'pots',
    currency: 'EUR',
    now: new Date(),
  } as const
  const site = await fullSite()
  const units = { pricesIn: undefined, weightUnit: 'kg', lengthUnit: 'cm' } as const
  await importProducts(site, site.siteId, file(5), { ...options, ...units })
  const { folder } = await exported(site)
  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(folder))

  const again = await importProducts(other, site.siteId, file(5), { ...options, ...units })
  expect('products' in again && again.products.map(({ action }) => action)).toEqual(['unchanged'])
  await importProducts(other, site.siteId, file(8), { ...options, ...units })
  const { rows } = await other.pool.query(
    `select on_hand::int from stock s join variant v on v.site_id = s.site_id and v.id = s.variant_id
     join product p on p.site_id = v.site_id and p.id = v.product_id where p.url_id = 'jug'`,
  )
  expect(rows).toEqual([{ on_hand: 8 }])
})
