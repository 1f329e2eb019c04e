import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { openSite } from '../../identity/sites/index.ts'
import { exported } from '../../test/archive.ts'
import { fullSite } from '../../test/full-site.ts'
import { testProduct } from '../../test/product.ts'
import { testSite } from '../../test/site.ts'
import { ensureStructure } from '../demo/ensure-structure.ts'
import { importArchive } from './import-archive.ts'
import { createFolderSource } from './folder.ts'

/** Creates a site as `--empty` does, and returns a function that imports another site into it. */
async function testEmptySite() {
  const full = await fullSite()
  const { folder } = await exported(full)
  const shop = await testSite()
  const { db, site } = shop
  const collection = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const structure = { locale: 'en-US', title: 'My shop', shop: collection, links: [] }
  await ensureStructure(db, site.id, structure)
  await openSite(db, site.id)
  const { rows } = await shop.pool.query('select identifier from site where id = $1', [site.id])
  const [{ identifier }] = rows as [{ identifier: string }]
  const run = () => importArchive(full.db, full.files, createFolderSource(folder), { identifier })
  return { ...shop, run }
}

it('fills the site of --empty while no one has changed it', async () => {
  const { run, site, browser } = await testEmptySite()
  expect(await run()).toMatchObject({
    state: 'done',
    target: { state: 'untouched', siteId: site.id },
  })
  expect((await browser().visit('/journal')).status).toBe(200)
  expect(await run()).toMatchObject({ state: 'unchanged' })
})

it('keeps out of the site of --empty once it has a product or a changed page', async () => {
  const sold = await testEmptySite()
  await testProduct(sold.db, sold.site.id)
  expect(await sold.run()).toMatchObject({ state: 'rejected' })
  const edited = await testEmptySite()
  await edited.pool.query(
    `update document set updated_at = now() + interval '1 second' where site_id = $1`,
    [edited.site.id],
  )
  expect(await edited.run()).toMatchObject({ state: 'rejected' })
})
