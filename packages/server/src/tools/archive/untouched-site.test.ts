import { expect, it } from 'vitest'
import { deleteProduct, ensureCollection, moveStock } from '../../commerce/catalog/index.ts'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { openSite } from '../../identity/sites/index.ts'
import { exported } from '../../test/archive.ts'
import { fullSite } from '../../test/full-site.ts'
import { testProduct } from '../../test/product.ts'
import { testShop } from '../../test/sale.ts'
import { testSite } from '../../test/site.ts'
import { transact } from '../../platform/db/transact.ts'
import { ensureStructure } from '../demo/ensure-structure.ts'
import { loadStarter } from '../starters/index.ts'
import { importArchive } from './import-archive.ts'
import { createFolderSource } from './folder.ts'
import { isUntouched } from './untouched.ts'

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

/** Creates a site with the products of a starter in one transaction, as the set-up does. */
async function testStarterSite() {
  const { db, site, pool } = await testSite()
  const starter = await loadStarter('foyer')
  if (!starter) throw new Error('Foyer has a starter')
  await transact(db, async (tx) => {
    const shop = await ensureCollection(tx, site.id, { urlId: 'shop', title: 'Shop' })
    const structure = { locale: 'en-US', title: 'My shop', shop, links: [], starter }
    await ensureStructure(tx, site.id, structure)
    await openSite(tx, site.id)
  })
  const { rows } = await pool.query(
    `select v.product_id as "productId", v.id as "variantId" from variant v
     join stock s on s.site_id = v.site_id and s.variant_id = v.id and not s.unlimited
     where v.site_id = $1 limit 1`,
    [site.id],
  )
  const [product] = rows as [{ readonly productId: string; readonly variantId: string }]
  return { db, pool, siteId: site.id, ...product }
}

type StarterSite = Awaited<ReturnType<typeof testStarterSite>>

it.each<[string, (site: StarterSite) => Promise<unknown>]>([
  [
    'stock of a product is entered',
    ({ db, siteId, variantId }) =>
      moveStock(db, siteId, [{ variantId, kind: 'count', quantity: 7, cause: 'studio:count' }]),
  ],
  [
    'incoming stock is entered',
    ({ pool, siteId, variantId }) =>
      pool.query('insert into stock_incoming (site_id, variant_id, quantity) values ($1, $2, 5)', [
        siteId,
        variantId,
      ]),
  ],
  ['a product is deleted', ({ db, siteId, productId }) => deleteProduct(db, siteId, productId)],
])('counts the products of a starter as untouched until %s', async (_, change) => {
  const site = await testStarterSite()
  expect(await isUntouched(site.db, site.siteId)).toBe(true)
  await change(site)
  expect(await isUntouched(site.db, site.siteId)).toBe(false)
})

it('counts a site with an order as touched, whenever it was opened', async () => {
  const { db, site, sell, fill } = await testShop()
  const product = await sell()
  await openSite(db, site.id)
  expect(await isUntouched(db, site.id)).toBe(true)
  const { attempt } = await fill({ product })
  await completeCheckout(db, site, { ...(await attempt()), outcome: 'approve' })
  await openSite(db, site.id)
  expect(await isUntouched(db, site.id)).toBe(false)
})
