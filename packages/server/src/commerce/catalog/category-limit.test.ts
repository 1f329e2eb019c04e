import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { ensureCollection, saveProduct } from './index.ts'

it('allows at most 10,000 categories in a shop, and rejects the product that adds one more', async () => {
  const { db, pool, site } = await testSite()
  const { id: collectionId } = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  await pool.query(
    `insert into category (site_id, id, collection_id, display_name, url_id)
     select $1, gen_random_uuid(), $2, 'C' || n, 'c' || n from generate_series(1, 9999) n`,
    [site.id, collectionId],
  )
  const save = (urlId: string, ...categories: string[][]) =>
    saveProduct(db, site.id, {
      collectionId,
      type: 'physical',
      title: urlId,
      urlId,
      categories,
      variants: [{ sku: null, optionValues: [], priceMinor: 100n, stock: { moves: [] } }],
    })
  await save('known', ['C1'], ['C2'])
  await save('last', ['New'])
  await save('again', ['New'])
  await expect(save('over', ['C1', 'Below'])).rejects.toMatchObject({
    code: 'catalog.tooManyCategories',
    message: 'A store can have up to 10,000 categories.',
  })
  const { rows } = await pool.query('select url_id from product where site_id = $1 order by 1', [
    site.id,
  ])
  expect(rows.map((row: { url_id: string }) => row.url_id)).toEqual(['again', 'known', 'last'])
})
