import {
  changeProducts,
  createProduct,
  createRootCategory,
  type ProductDetail,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { ensureCollection } from './index.ts'

/** The number of requests at a time. */
const REQUESTS = 6

async function testStore() {
  const shop = await testSite()
  const { id: collectionId } = await ensureCollection(shop.db, shop.site.id, {
    urlId: 'shop',
    title: 'Shop',
  })
  const { call } = await testOwner(shop)
  const create = (title: string, categories: readonly (readonly string[])[]) =>
    call('POST', createProduct.path, {
      product: {
        title,
        categories,
        translations: [],
        variants: [{ sku: null, optionValues: [], priceCents: 100, stock: { unlimited: true } }],
      },
    })
  const listCategories = async () => {
    const { rows } = await shop.pool.query<{ name: string; parent: string | null }>(
      `select c.display_name as name, p.display_name as parent from category c
       left join category p on p.site_id = c.site_id and p.id = c.parent_id
       where c.site_id = $1 order by 1, 2`,
      [shop.site.id],
    )
    return rows
  }
  return { ...shop, collectionId, call, create, listCategories }
}

const NAMES = Array.from({ length: REQUESTS }, (_, index) => `Cup ${index}`)

it('creates a category once for products that are created at once', async () => {
  const { create, listCategories, pool, site } = await testStore()
  const forward = [['Tea', 'Green'], ['Coffee']]
  // Opposite orders would deadlock without a retry.
  const replies = await Promise.all(
    NAMES.map((title, index) => create(title, index % 2 ? forward : forward.toReversed())),
  )
  expect(replies.map(({ status, text }) => [status, status === 200 || text])).toEqual(
    NAMES.map(() => [200, true]),
  )
  expect(await listCategories()).toEqual([
    { name: 'Coffee', parent: null },
    { name: 'Green', parent: 'Tea' },
    { name: 'Tea', parent: null },
  ])
  const { rows } = await pool.query('select 1 from product_category where site_id = $1', [site.id])
  expect(rows).toHaveLength(2 * REQUESTS)
})

it('creates a category once for products that are added to it at once', async () => {
  const { call, create, listCategories } = await testStore()
  const ids: string[] = []
  for (const title of NAMES) ids.push(((await create(title, [])).body as ProductDetail).id)
  const replies = await Promise.all(
    ids.map((id) =>
      call('POST', changeProducts.path, {
        ids: [id],
        change: { kind: 'addCategory', path: ['Tea', 'Green'] },
      }),
    ),
  )
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, body: { results: [{ outcome: 'changed' }] } })
  expect(await listCategories()).toEqual([
    { name: 'Green', parent: 'Tea' },
    { name: 'Tea', parent: null },
  ])
})

it('creates the root category of a store once, and rejects the other requests', async () => {
  const { call, collectionId, site } = await testStore()
  const path = createRootCategory.path
    .replace('{websiteId}', site.id)
    .replace('{collectionId}', collectionId)
  const replies = await Promise.all(
    NAMES.map(() => call('POST', path, { displayName: 'All', type: 'ROOT' })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409, 409,
  ])
  for (const reply of replies.filter(({ status }) => status === 409))
    expect(reply.body).toMatchObject({ code: 'structure.hasRoot' })
})
