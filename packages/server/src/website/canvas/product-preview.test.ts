import { createProduct, previewProduct, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { testLibrary } from '../../test/library.ts'

async function testStore() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const preview = (body: object) => shop.call('POST', previewProduct.path, body)
  return { ...shop, preview }
}

const DRAFT = {
  title: 'Moon vase',
  status: 'draft',
  body: '<p>Thrown in one piece.</p><script>alert(1)</script>',
  variants: [{ priceCents: 6_200, stock: { onHand: 7 } }],
}

it('renders the page of a product that is not saved, and stores nothing', async () => {
  const shop = await testStore()
  const reply = await shop.preview({ product: DRAFT })
  expect(reply.status, reply.text).toBe(200)
  const { html } = previewProduct.replies[200].parse(reply.body)
  expect(html).toContain('Moon vase')
  expect(html).toContain('$62.00')
  expect(html).toContain('Thrown in one piece.')
  expect(html).not.toContain('alert(1)')
  const { body } = await shop.call('GET', createProduct.path)
  expect(body).toMatchObject({ products: [] })
})

it('renders unsaved changes of a product beside its saved stock and images', async () => {
  const shop = await testStore()
  const made = (await shop.call('POST', createProduct.path, { product: DRAFT }))
    .body as ProductDetail
  const product = { ...made.product, title: 'Sun vase' }
  const reply = await shop.preview({ id: made.id, product })
  expect(previewProduct.replies[200].parse(reply.body).html).toContain('Sun vase')
  const after = (await shop.call('GET', `${createProduct.path}/${made.id}`)).body
  expect(after).toEqual(made)
  expect((await shop.browser.visit(made.url)).status).toBe(404)
})

it('reports what keeps a product from being shown', async () => {
  const shop = await testStore()
  const twice = { priceCents: 100, sku: 'A' }
  const variants = [twice, twice]
  const reply = await shop.preview({ product: { ...DRAFT, variants } })
  expect(reply).toMatchObject({ status: 422, body: { code: 'catalog.invalidProduct' } })
  const unknown = '01890000-0000-7000-8000-000000000000'
  expect((await shop.preview({ id: unknown, product: DRAFT })).status).toBe(404)
})
