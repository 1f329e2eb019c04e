import { createProduct, type ProductDetail } from '@vitrine/contract'
import { customFieldLimits } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testLibrary } from '../../test/library.ts'
import { ensureCollection } from './index.ts'

const PRODUCTS = createProduct.path

async function testStore() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const create = (customFields: readonly object[]) => {
    const product = {
      title: 'Mug',
      status: 'active',
      customFields,
      variants: [{ priceCents: 100 }],
    }
    return shop.call('POST', PRODUCTS, { product })
  }
  return { ...shop, create }
}

it('shows custom fields on the page in their order, as plain text', async () => {
  const shop = await testStore()
  const saved = await shop.create([
    { name: ' Material ', value: ' <b>Stoneware</b>\nand <script>alert(1)</script> ' },
    { name: 'Care', value: 'Hand wash' },
  ])
  expect(saved.status, saved.text).toBe(200)
  const { url, product } = saved.body as ProductDetail
  expect(product.customFields).toEqual([
    { name: 'Material', value: '<b>Stoneware</b>\nand <script>alert(1)</script>' },
    { name: 'Care', value: 'Hand wash' },
  ])
  const page = await shop.browser.visit(url)
  const [, list = ''] = /<dl class="ProductItem-fields">(.*?)<\/dl>/s.exec(page.text) ?? []
  expect(list.replaceAll(/<\/?(?:div|bdi)>/g, '')).toBe(
    '<dt>Material</dt><dd>&lt;b&gt;Stoneware&lt;/b&gt;\nand &lt;script&gt;alert(1)&lt;/script&gt;</dd>' +
      '<dt>Care</dt><dd>Hand wash</dd>',
  )
  const json = await shop.browser.visit(`${url}?format=json`)
  expect(JSON.parse(json.text)).toMatchObject({ item: { customFields: product.customFields } })
})

it('shows no list for a product without custom fields', async () => {
  const shop = await testStore()
  const { url } = (await shop.create([])).body as ProductDetail
  expect((await shop.browser.visit(url)).text).not.toContain('ProductItem-fields')
})

const filled = { name: 'Care', value: 'Hand wash' }

it.each([
  ['a name without letters', [{ name: ' ', value: 'x' }], 'customFields.0.name'],
  ['a blank text', [{ name: 'Care', value: ' \n ' }], 'customFields.0.value'],
  ['a long name', [{ name: 'n'.repeat(101), value: 'x' }], 'customFields.0.name'],
  ['a long text', [{ name: 'Care', value: 'v'.repeat(2_001) }], 'customFields.0.value'],
  [
    'a name that differs in case only',
    [filled, { ...filled, name: 'CARE ' }],
    'customFields.1.name',
  ],
  [
    'a name that is composed otherwise',
    [
      { ...filled, name: 'Été' },
      { ...filled, name: 'E\u0301te\u0301' },
    ],
    'customFields.1.name',
  ],
  [
    '51 fields',
    Array.from({ length: customFieldLimits.fields + 1 }, (_, n) => ({ name: `${n}`, value: 'x' })),
    'customFields',
  ],
])('rejects %s', async (_, fields, path) => {
  const shop = await testStore()
  const { status, body } = await shop.create(fields)
  expect([400, 422]).toContain(status)
  const { errors } = body as { readonly errors: Readonly<Record<string, string>> }
  expect(Object.keys(errors).map((name) => name.replace(/^product\./, ''))).toEqual([path])
})
