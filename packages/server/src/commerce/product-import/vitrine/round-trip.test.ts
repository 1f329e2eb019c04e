import { changeProduct } from '@vitrine/contract'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fixture } from '../../../test/product-import.ts'
import { setCell, testProductFiles as testStore } from '../../../test/shop/product-files.ts'
import { moveStock } from '../../catalog/index.ts'

const UNCHANGED = { create: 0, update: 0, skip: 0, error: 0 }

const VASE = {
  title: '=Vase, "tall"',
  status: 'active',
  excerpt: '<p>Thrown, and  glazed.</p>',
  body: '<p>One</p>\n<p>Two &amp; three, as <b>HTML</b></p>',
  tags: ['clay, white', 'wheel'],
  categories: [['Home/Garden', 'Vases, tall'], ['new']],
  optionNames: ['Glaze', 'Size'],
  featured: true,
  customAddButtonText: 'Take it',
  expressCheckout: true,
  taxClass: 'Reduced',
  lowStockAt: 2,
  seoTitle: 'A vase',
  customFields: [
    { name: 'Material: body\\', value: '=Stoneware: "grogged"\n\nC:\\new, and\ttabs' },
    { name: '-Care', value: 'Hand wash' },
  ],
  variants: [
    {
      sku: 'VASE-OAT',
      optionValues: ['Oat', 'S'],
      priceCents: 2_410,
      salePriceCents: 1_999,
      onSale: true,
      saleStartsAt: '2026-12-01T09:00:00Z',
      saleEndsAt: '2026-12-24T09:00:00Z',
      ...{ weightGrams: 1_425, lengthMm: 93, widthMm: 90, heightMm: 1_005 },
      barcode: '4006381333931',
      stock: { onHand: 5, backorder: true },
    },
    { sku: '-7', optionValues: ['Iron', 'S'], priceCents: 0, stock: { unlimited: true } },
  ],
}

it('imports what it exported with no change: every field, state and type', async () => {
  const shop = await testStore()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { id: assetId } = await shop.uploaded(png)
  const vase = await shop.create({
    ...VASE,
    images: [{ assetId, alt: 'Front | back' }],
    variants: [{ ...VASE.variants[0], imageIndex: 0 }, VASE.variants[1]],
  })
  await shop.create({ title: 'Draft', variants: [{ priceCents: 100 }] })
  await shop.create({ title: 'Old', status: 'archived', variants: [{ priceCents: 100 }] })
  await shop.create({
    title: 'Soon',
    status: 'scheduled',
    publishAt: '2027-01-01T00:00:00Z',
    variants: [{ priceCents: 100 }],
  })
  await shop.create({ title: 'Notes', productType: 'digital', variants: [{ priceCents: 900 }] })
  await shop.create({
    title: 'Gift card',
    productType: 'gift-card',
    optionNames: ['Value'],
    variants: [
      { optionValues: ['$10'], priceCents: 1_000 },
      { optionValues: ['$20'], priceCents: 2_000 },
    ],
  })
  await shop.create({ title: 'Lesson', productType: 'service', variants: [{ priceCents: 5_000 }] })
  const before = await shop.read(vase)
  const rows = await shop.exported()
  expect(rows).toHaveLength(1 + 2 + 3 + 1 + 2 + 1)
  expect(rows[1]?.[5]).toBe(`'${VASE.title}`)
  for (const dryRun of [true, false]) {
    const { format, counts, remarks, errors } = await shop.imported(rows, dryRun)
    expect({ format, counts, remarks, errors }).toEqual({
      format: 'Vitrine',
      counts: { ...UNCHANGED, unchanged: 7 },
      remarks: [],
      errors: [],
    })
  }
  expect(await shop.read(vase)).toEqual(before)
})

it('imports the export of what other programs exported with no change', async () => {
  const shop = await testStore()
  let created = 0
  for (const name of ['squarespace', 'shopify', 'woocommerce', 'medusa', 'spree']) {
    const report = await shop.imported(readFileSync(fixture(`${name}.csv`), 'utf8'))
    created += report.counts.create
  }
  expect(created).toBeGreaterThan(5)
  const { counts, products } = await shop.imported(await shop.exported())
  expect({ counts, products }).toEqual({
    counts: { ...UNCHANGED, unchanged: created },
    products: [],
  })
})

it('edits what a file changes, and keeps what it has no column for', async () => {
  const shop = await testStore()
  const id = await shop.create(VASE)
  const before = await shop.read(id)
  const rows = await shop.exported()
  setCell(rows, 1, 'Price', '30.50')
  setCell(rows, 1, 'Title', 'Bud vase')
  setCell(rows, 2, 'Visible', '')
  setCell(rows, 1, 'Weight', '1.5')
  // Sorted by a person: the row of the product is last. The file is Vitrine's still.
  const [header = [], first = [], second = []] = rows
  const added = second.map((cell, index) => (header[index]?.startsWith('Variant ID') ? '' : cell))
  const table = [header, second, added, first]
  setCell(table, 2, 'SKU', 'VASE-SALT')
  setCell(table, 2, 'Option Value 1', 'Salt')
  setCell(table, 2, 'Price', '12')
  setCell(table, 2, 'Stock', '3')
  expect((await shop.imported(table)).counts).toEqual({ ...UNCHANGED, update: 1, unchanged: 0 })
  const { product } = await shop.read(id)
  const [oat, iron] = before.product.variants
  expect(product).toEqual({
    ...before.product,
    title: 'Bud vase',
    variants: [
      { ...oat, priceCents: 3_050, weightGrams: 1_500 },
      iron,
      {
        ...iron,
        id: product.variants[2]?.id,
        sku: 'VASE-SALT',
        optionValues: ['Salt', 'S'],
        priceCents: 1_200,
        stock: { unlimited: false, backorder: false },
      },
    ],
  })
  expect((await shop.imported(table)).counts).toEqual({ ...UNCHANGED, unchanged: 1 })
})

it('edits custom fields, one on each line, and names lines that are none', async () => {
  const shop = await testStore()
  const id = await shop.create(VASE)
  const rows = await shop.exported()
  setCell(rows, 1, 'Custom Fields', 'Clay: Stone: ware\r\n\n Care : Hand\\nwash')
  expect((await shop.imported(rows)).counts).toMatchObject({ update: 1 })
  const customFields = [
    { name: 'Clay', value: 'Stone: ware' },
    { name: 'Care', value: 'Hand\nwash' },
  ]
  expect((await shop.read(id)).product).toMatchObject({ customFields })
  for (const [cell, message] of [
    ['Clay', 'write each custom field on a line of its own, such as "Material: Stoneware"'],
    ['Clay: a\nclay: b', 'two custom fields are named "clay"'],
    [`${'n'.repeat(101)}: a`, 'the name of a custom field has at most 100 characters'],
    [`Clay: ${'v'.repeat(2_001)}`, 'a custom field has at most 2000 characters'],
    [
      Array.from({ length: 51 }, (_, n) => `${n}: a`).join('\n'),
      'a product has at most 50 custom fields',
    ],
  ] as const) {
    setCell(rows, 1, 'Custom Fields', cell)
    expect((await shop.imported(rows)).errors).toMatchObject([{ message }])
  }
  expect((await shop.read(id)).product).toMatchObject({ customFields })
})

it('keeps what a file has no column or no row for', async () => {
  const shop = await testStore()
  const id = await shop.create(VASE)
  await shop.create({ title: 'Mug', variants: [{ priceCents: 100 }] })
  const before = await shop.read(id)
  const rows = await shop.exported()
  setCell(rows, 1, 'Price', '30')
  const named = ['Product ID', 'Variant ID', 'Product URL', 'Title', 'Price', 'Stock When Exported']
  const kept = rows[0]?.flatMap((name, index) =>
    named.some((each) => name.startsWith(each)) ? [index] : [],
  )
  const table = rows.slice(0, 2).map((row) => kept?.map((index) => row[index] ?? '') ?? [])
  expect((await shop.imported(table)).counts).toEqual({ ...UNCHANGED, update: 1, unchanged: 0 })
  const { product } = await shop.read(id)
  const [oat, iron] = before.product.variants
  expect(product).toEqual({ ...before.product, variants: [{ ...oat, priceCents: 3_000 }, iron] })
})

it('sets the stock that a file changes, and leaves the rest to the shop', async () => {
  const shop = await testStore()
  const id = await shop.create({
    title: 'Mug',
    optionNames: ['Glaze'],
    variants: ['Oat', 'Iron'].map((glaze) => ({
      sku: glaze,
      optionValues: [glaze],
      priceCents: 100,
      stock: { onHand: 5 },
    })),
  })
  const rows = await shop.exported()
  const { inventory } = await shop.read(id)
  // Two of each are sold, or broken, before the file is imported.
  await moveStock(
    shop.db,
    shop.site.id,
    inventory.map(({ variantId }) => ({
      variantId,
      kind: 'adjust',
      quantity: -2,
      cause: 'csv:sold',
    })),
  )
  setCell(rows, 1, 'Stock', '9')
  await shop.imported(rows)
  await shop.imported(rows)
  expect((await shop.read(id)).inventory.map(({ onHand }) => onHand)).toEqual([9, 3])
})

it('finds a product without an ID by its URL, creates others, and reports what it refuses', async () => {
  const shop = await testStore()
  const id = await shop.create({ title: 'Mug', urlId: 'mug', variants: [{ priceCents: 100 }] })
  await shop.create({ title: 'Bowl', urlId: 'bowl', variants: [{ priceCents: 100 }] })
  const [header = [], mug = [], bowl = []] = await shop.exported()
  const forget = (row: readonly string[]) =>
    row.map((cell, index) => (header[index]?.includes('ID [Non') ? '' : cell))
  const table = [header, forget(mug), [...bowl], forget(bowl)]
  setCell(table, 1, 'Price', '2')
  setCell(table, 2, 'Product URL', 'mug')
  setCell(table, 3, 'Product URL', 'plate')
  setCell(table, 3, 'Title', 'Plate')
  const report = await shop.imported([table[0] ?? [], table[1] ?? [], table[3] ?? []])
  expect(report.counts).toEqual({ create: 1, update: 1, unchanged: 0, skip: 0, error: 0 })
  expect((await shop.read(id)).product.variants[0]?.priceCents).toBe(200)
  const taken = await shop.imported([table[0] ?? [], table[2] ?? []])
  expect(taken.errors).toMatchObject([
    { title: 'Bowl', message: 'Another product has this URL. Choose a different one.' },
  ])
  const again = await shop.read(id)
  expect(again.product.urlId).toBe('mug')
})

it('keeps the settings and the sale times of a product that another program exports again', async () => {
  const shop = await testStore()
  const squarespace = readFileSync(fixture('squarespace.csv'), 'utf8')
  await shop.imported(squarespace)
  const ids = [...new Set((await shop.exported()).slice(1).map(([id = '']) => id))]
  const details = await Promise.all(ids.map((id) => shop.read(id)))
  const detail = details.find(({ product }) => product.variants.some(({ onSale }) => onSale))
  if (!detail) throw new Error('The file has a product on sale')
  const own = {
    expressCheckout: true,
    lowStockAt: 3,
    customAddButtonText: 'Now',
    customFields: [{ name: 'Clay', value: 'Raku' }],
  }
  const times = {
    saleStartsAt: '2026-12-01T00:00:00.000Z',
    saleEndsAt: '2026-12-09T00:00:00.000Z',
  }
  const { product, version, id } = detail
  const variants = product.variants.map((variant) => ({
    ...variant,
    ...(variant.salePriceCents !== null && times),
  }))
  const saved = await shop.call('PUT', changeProduct.path.replace('{id}', id), {
    version,
    product: { ...product, ...own, variants },
  })
  expect(saved.status, saved.text).toBe(200)
  const renamed = squarespace.replace(product.title, `${product.title} again`)
  expect((await shop.imported(renamed)).counts.update).toBe(1)
  const after = await shop.read(id)
  expect(after.product).toMatchObject({ ...own, title: `${product.title} again` })
  expect(after.product.variants).toMatchObject(
    variants.map(({ saleStartsAt, saleEndsAt }) => ({ saleStartsAt, saleEndsAt })),
  )
})
