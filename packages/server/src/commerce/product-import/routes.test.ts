import { createProduct, importProductFile, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testLibrary } from '../../test/library.ts'
import { ensureCollection } from '../catalog/index.ts'

const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Status',
  'mug,Mug,<p>Holds tea.</p>,Pottery,Cups,clay,TRUE,Glaze,Oat,MUG-OAT,300,shopify,5,deny,28.00,,mug.jpg,active',
  'mug,,,,,,,,Iron,MUG-IRON,300,shopify,2,deny,30.00,,,',
  'bowl,Bowl,,Pottery,Cups,,TRUE,Title,Default Title,BOWL,500,shopify,1,deny,dear,,,active',
]

async function testStore() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const send = (text: string, asked: object) =>
    shop.call('POST', importProductFile.path, {
      file: Buffer.from(text).toString('base64'),
      ...asked,
    })
  const report = async (asked: object) => {
    const reply = await send(SHOPIFY.join('\n'), asked)
    expect(reply.status, reply.text).toBe(200)
    return importProductFile.replies[200].parse(reply.body)
  }
  const list = async () => {
    const { body } = await shop.call('GET', createProduct.path)
    return (body as { readonly products: readonly Pick<ProductDetail, 'id'>[] }).products
  }
  return { ...shop, send, report, list }
}

it('reports what a file would change, imports it, and changes nothing the next time', async () => {
  const shop = await testStore()
  const plan = await shop.report({ dryRun: true })
  expect(plan).toMatchObject({
    dryRun: true,
    counts: { create: 1, update: 0, unchanged: 0, error: 1 },
    products: [{ action: 'create', title: 'Mug', variants: 2 }],
    errors: [{ title: 'Bowl', row: 4, column: 'Variant Price' }],
  })
  expect(plan.remarks[0]?.message).toContain('mug.jpg')
  expect(await shop.list()).toHaveLength(0)
  expect((await shop.report({ dryRun: false })).counts).toMatchObject({ create: 1, error: 1 })
  expect(await shop.list()).toMatchObject([{ title: 'Mug', url: '/shop/p/mug' }])
  const again = await shop.report({ dryRun: false })
  expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 1, error: 1 })
})

it('refuses a file of another kind, and what is no file', async () => {
  const shop = await testStore()
  const other = await shop.send('a,b\n1,2', { dryRun: false })
  expect(other).toMatchObject({ status: 422, body: { code: 'product-import.unreadableFile' } })
  expect(
    (await shop.call('POST', importProductFile.path, { file: '%', dryRun: true })).status,
  ).toBe(400)
})
