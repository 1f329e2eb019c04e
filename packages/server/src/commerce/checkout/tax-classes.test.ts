import { changeProduct, changeTaxes, readProduct, readTaxes } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { loadCheckout } from './load-checkout.ts'

const TAXES = {
  pricesIncludeTax: false,
  storeCountry: 'DE',
  taxClasses: ['Reduced', 'Zero'],
  shippingTaxClass: null,
  rates: [
    { name: 'VAT', country: 'DE', percent: 19, taxClass: null },
    { name: 'VAT', country: 'DE', percent: 7, taxClass: 'Reduced' },
  ],
}

async function testTaxes() {
  const shop = await testShop({ currency: 'EUR', language: 'de-DE' })
  const { call } = await testOwner(shop)
  const put = (changes: object) => call('PUT', changeTaxes.path, { ...TAXES, ...changes })
  const saved = await put({})
  expect(saved.status, saved.text).toBe(200)
  const quote = async (taxClass: string | null) => {
    const product = await shop.sell({ priceMinor: 1_000n, type: 'service', taxClass })
    const { cartId } = await shop.fill({ product })
    return (await loadCheckout(shop.db, await shop.reload(), cartId)).quote
  }
  return { ...shop, call, put, quote }
}

it('taxes a product at the rates of its class, and as Standard one whose class is unknown', async () => {
  const { quote } = await testTaxes()
  expect((await quote(null)).taxMinor).toBe(190n)
  expect((await quote('Reduced')).lines[0]?.taxes).toMatchObject([
    { name: 'VAT', rateMillionths: 70_000, amountMinor: 70n },
  ])
  expect((await quote('Zero')).taxMinor).toBe(0n)
  expect((await quote('Gone')).taxMinor).toBe(190n)
})

it('keeps a class that products have, and names what is unknown or repeated', async () => {
  const { put, sell, call } = await testTaxes()
  const { id } = await sell({ taxClass: 'Zero' })
  expect(await put({ taxClasses: ['Reduced'] })).toMatchObject({
    status: 422,
    body: { errors: { taxClasses: expect.stringContaining('Zero') } },
  })
  expect(await put({ taxClasses: ['Zero', 'reduced'] })).toMatchObject({
    status: 422,
    body: { errors: { 'rates.1.taxClass': expect.any(String) } },
  })
  for (const taxClasses of [
    ['Reduced', 'Zero', 'ZERO'],
    ['Reduced', 'Zero', 'standard'],
  ])
    expect((await put({ taxClasses })).body).toMatchObject({
      errors: { taxClasses: expect.stringContaining(taxClasses[2] ?? '') },
    })
  expect(await put({ shippingTaxClass: 'Books' })).toMatchObject({ status: 422 })
  const read = await call('GET', readProduct.path.replace('{id}', id))
  const { version, product } = readProduct.replies[200].parse(read.body)
  const change = { version, product: { ...product, taxClass: 'Books' } }
  expect(await call('PUT', changeProduct.path.replace('{id}', id), change)).toMatchObject({
    status: 422,
    body: { errors: { taxClass: expect.any(String) } },
  })
  expect((await call('GET', readTaxes.path)).body).toMatchObject({
    taxClasses: ['Reduced', 'Zero'],
  })
})
