import { readShippingZones, readTaxes } from '@vitrine/contract'
import type { TypedAddress } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { loadAttempt, testShop } from '../../test/sale.ts'
import { loadCheckout } from './load-checkout.ts'
import { saveDetails } from './store.ts'

const ZONES = readShippingZones.path
const TAXES = readTaxes.path

const POST = { kind: 'flat', name: 'Post', priceCents: 500, freeOverCents: 5_000 }

async function testStore() {
  const shop = await testShop({ currency: 'EUR', language: 'de-DE' })
  const { call } = await testOwner(shop)
  const put = async (url: string, body: object) => {
    const reply = await call('PUT', url, body)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  return { ...shop, call, put }
}

const ADDRESS = {
  country: 'DE',
  firstName: 'First',
  lastName: 'Last',
  address1: '1',
  city: 'Bonn',
  postalCode: '5',
}

type Store = Awaited<ReturnType<typeof testStore>>

/** Fills a cart with one product of 10 and returns the quote for an address. */
async function quoteFor(shop: Store, { country = 'DE', ...rest }: TypedAddress) {
  const product = await shop.sell({ priceMinor: 1_000n })
  const { cartId } = await shop.fill({ product })
  await saveDetails(shop.db, shop.site.id, cartId, {
    email: 'reader@example.com',
    address: { ...ADDRESS, country, ...rest },
    shippingOptionId: null,
  })
  return loadCheckout(shop.db, await shop.reload(), cartId)
}

it('names every error of taxes with its path', async () => {
  const shop = await testStore()
  const taxes = await shop.call('PUT', TAXES, {
    pricesIncludeTax: true,
    storeCountry: 'ZZ',
    rates: [
      { name: 'VAT', country: 'QQ', percent: 19 },
      { name: 'VAT', country: 'DE', percent: 0, postalCodes: ['27498', '9*4', '2-1', ''] },
    ],
  })
  expect(taxes).toMatchObject({
    status: 422,
    body: {
      errors: {
        storeCountry: expect.stringContaining('ZZ'),
        'rates.0.country': expect.stringContaining('QQ'),
        'rates.1.postalCodes': expect.stringContaining('“9*4”, “2-1”, “”'),
      },
    },
  })
})

it('adds the tax of the destination to goods and delivery', async () => {
  const shop = await testStore()
  await shop.put(ZONES, { zones: [{ name: 'Rest of world', rates: [POST] }] })
  await shop.put(TAXES, {
    pricesIncludeTax: false,
    storeCountry: null,
    rates: [
      { name: 'VAT', country: 'DE', percent: 19 },
      { name: 'GST', country: 'CA', percent: 5 },
      { name: 'QST', country: 'CA', regions: ['QC', 'Québec'], percent: 9.975 },
    ],
  })
  const tax = async (country: string, region = '') =>
    (await quoteFor(shop, { country, region })).quote.taxMinor
  expect(await tax('DE')).toBe(285n)
  expect(await tax('CA', 'Ontario')).toBe(75n)
  expect(await tax('CA', ' québec ')).toBe(75n + 150n)
  expect(await tax('FR')).toBe(0n)
})

it('taxes what is picked up where the store is, and no gift card', async () => {
  const shop = await testStore()
  await shop.put(ZONES, {
    zones: [{ name: 'Rest of world', rates: [{ kind: 'pickup', name: 'Pick up' }] }],
  })
  await shop.put(TAXES, {
    pricesIncludeTax: false,
    storeCountry: 'DE',
    rates: [{ name: 'VAT', country: 'DE', percent: 19 }],
  })
  expect((await quoteFor(shop, { country: 'FR' })).quote.taxMinor).toBe(190n)
  const card = await shop.sell({ type: 'gift-card', priceMinor: 1_000n })
  const { cartId } = await shop.fill({ product: card })
  expect(await loadAttempt(shop.db, shop.site, cartId)).toMatchObject({
    expectedTotalMinor: 1_000n,
  })
})

it('taxes by postal code and city: of the buyer, or of the store for what is picked up', async () => {
  const shop = await testStore()
  await shop.put(ZONES, { zones: [{ name: 'Rest of world', rates: [POST] }] })
  const taxes = {
    pricesIncludeTax: false,
    storeCountry: 'DE',
    storePostalCode: '27498',
    rates: [
      { name: 'VAT', country: 'DE', percent: 19 },
      { name: 'VAT', country: 'DE', postalCodes: ['27498'], percent: 0 },
      { name: 'City tax', country: 'DE', cities: ['Büsingen', 'Konstanz'], percent: 5 },
    ],
  }
  expect(await shop.put(TAXES, taxes)).toMatchObject(taxes)
  const tax = async (address: TypedAddress) => (await quoteFor(shop, address)).quote.taxMinor
  expect(await tax({ postalCode: '27499' })).toBe(285n)
  expect(await tax({ postalCode: ' 27 498' })).toBe(0n)
  expect(await tax({ city: ' BÜSINGEN ' })).toBe(285n + 75n)
  const service = await shop.sell({ priceMinor: 1_000n, type: 'service' })
  const { cartId } = await shop.fill({ product: service })
  const load = async () => loadCheckout(shop.db, await shop.reload(), cartId)
  expect((await load()).quote.taxMinor).toBe(0n)
  await shop.put(TAXES, { ...taxes, storePostalCode: '', storeCity: 'Konstanz' })
  expect((await load()).quote.taxMinor).toBe(190n + 50n)
})
