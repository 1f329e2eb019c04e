import { readShippingZones, type ShippingZone } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { loadCheckout } from './load-checkout.ts'
import { saveDetails } from './store.ts'

const ZONES = readShippingZones.path
const POST = { kind: 'flat', name: 'Post', priceCents: 500 }

async function testStore(given: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop({ currency: 'EUR', language: 'de-DE', ...given })
  const { call } = await testOwner(shop)
  const save = (zones: readonly object[]) => call('PUT', ZONES, { zones })
  const put = async (...zones: readonly object[]): Promise<readonly ShippingZone[]> => {
    const reply = await save(zones)
    expect(reply.status, reply.text).toBe(200)
    return (reply.body as { readonly zones: ShippingZone[] }).zones
  }
  return { ...shop, call, save, put }
}

type Store = Awaited<ReturnType<typeof testStore>>
type Product = Parameters<Store['sell']>[0]

/** Fills a cart with products, each with its quantity, and returns its checkout in a country. */
async function checkOut(
  shop: Store,
  products: readonly (readonly [product: Product, quantity: number])[],
  { country = 'DE', shippingOptionId = null as string | null } = {},
) {
  const entries = []
  for (const [product, quantity] of products)
    entries.push({ product: await shop.sell(product), quantity })
  const { cartId } = await shop.fill(...entries)
  const details = { email: 'reader@example.com', address: { country }, shippingOptionId }
  await saveDetails(shop.db, shop.site.id, cartId, details)
  return loadCheckout(shop.db, shop.site, cartId)
}

const weighing = (weightGrams: number | null, priceMinor = 1_000n): Product => ({
  variants: [{ sku: 'MUG', priceMinor, weightGrams, onHand: 100 }],
})

/** Returns the names and prices that a checkout offers. */
async function offer(
  ...given: Parameters<typeof checkOut>
): Promise<{ readonly names: readonly string[]; readonly price: bigint }> {
  const { shippingOptions, quote } = await checkOut(...given)
  return { names: shippingOptions.map(({ name }) => name), price: quote.shippingMinor }
}

it('offers the rates of the zone of the address, else those of the rest of the world', async () => {
  const shop = await testStore()
  await shop.put(
    { name: 'Rest of world', rates: [{ ...POST, name: 'Airmail' }] },
    { name: 'Home', countries: ['DE', 'AT'], rates: [POST, { kind: 'pickup', name: 'Bonn' }] },
    { name: 'France', countries: ['FR'] },
  )
  const names = async (country: string) => (await offer(shop, [[{}, 1]], { country })).names
  expect(await names('AT')).toEqual(['Post', 'Bonn'])
  expect(await names('US')).toEqual(['Airmail'])
  expect(await names('FR')).toEqual([])
})

it('offers rates by weight within their bounds, of what is shipped alone', async () => {
  const shop = await testStore()
  await shop.put({
    ...{ name: 'Home', countries: ['DE'] },
    rates: [
      { kind: 'weight', name: 'Letter', priceCents: 200, toGrams: 500 },
      { kind: 'weight', name: 'Parcel', priceCents: 700, fromGrams: 500, toGrams: 2_000 },
      { kind: 'weight', name: 'Freight', priceCents: 4_000, fromGrams: 2_000 },
    ],
  })
  const at = (grams: number | null, quantity = 1) => offer(shop, [[weighing(grams), quantity]])
  expect(await at(null)).toEqual({ names: ['Letter'], price: 200n })
  expect(await at(499)).toEqual({ names: ['Letter'], price: 200n })
  expect(await at(250, 2)).toEqual({ names: ['Parcel'], price: 700n })
  expect(await at(2_000)).toEqual({ names: ['Freight'], price: 4_000n })
  const service: Product = {
    type: 'service',
    variants: [{ sku: 'COURSE', weightGrams: 9_000, unlimited: true }],
  }
  expect(
    (
      await offer(shop, [
        [weighing(100), 1],
        [service, 1],
      ])
    ).names,
  ).toEqual(['Letter'])
})

it('offers rates by price of what is shipped, and prices further items', async () => {
  const shop = await testStore()
  await shop.put({
    ...{ name: 'Home', countries: ['DE'] },
    rates: [
      { kind: 'price', name: 'Small', priceCents: 600, toCents: 5_000 },
      { kind: 'price', name: 'Large', priceCents: 0, fromCents: 5_000 },
      { kind: 'item', name: 'Each', priceCents: 400, furtherCents: 150 },
    ],
  })
  const card: Product = {
    type: 'gift-card',
    variants: [{ sku: 'CARD', priceMinor: 9_000n, unlimited: true }],
  }
  const few = await checkOut(shop, [
    [{}, 4],
    [card, 1],
  ])
  expect(few.shippingOptions.map(({ name }) => name)).toEqual(['Small', 'Each'])
  expect(few.quote.shippingMinor).toBe(600n)
  const many = await checkOut(shop, [[{}, 5]])
  expect(many.shippingOptions.map(({ name }) => name)).toEqual(['Large', 'Each'])
  const { id: shippingOptionId } = many.shippingOptions[1] ?? { id: null }
  const each = await checkOut(shop, [[{}, 5]], { shippingOptionId })
  expect(each.quote.shippingMinor).toBe(1_000n)
})

it('is free over an amount of what is shipped, without gift cards', async () => {
  const shop = await testStore()
  await shop.put({ name: 'Rest of world', rates: [{ ...POST, freeOverCents: 5_000 }] })
  const card: Product = {
    type: 'gift-card',
    variants: [{ sku: 'CARD', priceMinor: 9_000n, unlimited: true }],
  }
  expect(
    (
      await offer(shop, [
        [{}, 4],
        [card, 1],
      ])
    ).price,
  ).toBe(500n)
  expect((await offer(shop, [[{}, 5]])).price).toBe(0n)
})

it('tells a buyer whose rate is no longer offered, and why nothing is', async () => {
  const shop = await testStore()
  const [home] = await shop.put({
    ...{ name: 'Home', countries: ['DE'] },
    rates: [{ kind: 'weight', name: 'Letter', priceCents: 200, toGrams: 500 }, POST],
  })
  const letter = home?.rates[0]?.id ?? null
  const heavy = await checkOut(shop, [[weighing(500), 1]], { shippingOptionId: letter })
  expect(heavy).toMatchObject({
    shippingOption: { name: 'Post' },
    unavailable: ['deliveryOption'],
    deliveryProblem: undefined,
  })
  await shop.put({ ...home, rates: home?.rates.slice(0, 1) })
  const problem = async (grams: number, country: string) =>
    (await checkOut(shop, [[weighing(grams), 1]], { country })).deliveryProblem?.messageId
  expect(await problem(500, 'DE')).toBe('checkout.noRate')
  expect(await problem(100, 'FR')).toBe('checkout.notCovered')
  await shop.put()
  expect(await problem(100, 'DE')).toBe('checkout.noDelivery')
})

it('shows the reason at checkout without a script, in the language of the page', async () => {
  const shop = await testStore({ language: 'en-GB' })
  await shop.put({ name: 'France', countries: ['FR'], rates: [POST] })
  const { id: itemId, sku } = await shop.sell()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  expect((await browser.visit('/checkout')).text).toContain('We do not ship to your address.')
})

it('keeps zones and rates by their ids, and moves a country and a rate to another zone', async () => {
  const shop = await testStore()
  const [eu, rest] = await shop.put(
    { name: 'EU', countries: ['IE', 'DE'], rates: [POST] },
    { name: 'Rest of world', rates: [{ ...POST, name: 'Airmail' }] },
  )
  const airmail = rest?.rates[0]
  const saved = await shop.put(
    { ...rest, name: 'Ireland', countries: ['IE'], rates: [] },
    { ...eu, countries: [], rates: [...(eu?.rates ?? []), airmail] },
  )
  expect(saved).toMatchObject([
    { id: rest?.id, name: 'Ireland', countries: ['IE'], rates: [] },
    { id: eu?.id, countries: [], rates: [{ id: eu?.rates[0]?.id }, { id: airmail?.id }] },
  ])
})

it('keeps one of several lists of zones that are saved at once, never a mix', async () => {
  const shop = await testStore()
  const lists = ['A', 'B', 'C'].map((name) => [
    { name, countries: ['DE'], rates: [POST] },
    { name: `${name} world`, rates: [POST] },
  ])
  await Promise.all(lists.map((zones) => shop.put(...zones)))
  const { body } = await shop.call('GET', ZONES)
  const names = (body as { zones: { name: string }[] }).zones.map(({ name }) => name)
  expect(lists.map((zones) => zones.map(({ name }) => name))).toContainEqual(names)
})

it('names every error of zones and rates with its path', async () => {
  const shop = await testStore({ currency: 'JPY' })
  const id = '00000000-0000-7000-8000-000000000000'
  const reply = await shop.save([
    { name: 'European Union', countries: ['IE', 'DE'], rates: [{ ...POST, id }] },
    {
      name: 'World',
      rates: [{ kind: 'weight', name: 'W', priceCents: 0, fromGrams: 9, toGrams: 9 }],
    },
    {
      ...{ id, name: 'Islands', countries: ['IE', 'JE', 'XX'] },
      rates: [
        { ...POST, priceCents: 550, freeOverCents: 150 },
        { kind: 'price', name: 'P', priceCents: 100, fromCents: 200, toCents: 100 },
        { kind: 'item', name: 'I', priceCents: 100, furtherCents: 50 },
      ],
    },
    { name: 'Elsewhere' },
    { name: 'Ireland', countries: ['IE', 'DE'] },
  ])
  const decimals = 'This is not a whole amount of JPY.'
  const shared =
    'Ireland is already in “European Union”. Germany is already in “European Union”. Ireland is already in “Islands”. A country can be in one zone only.'
  expect(reply).toMatchObject({ status: 422, body: { code: 'checkout.invalidShipping' } })
  expect((reply.body as { errors: unknown }).errors).toEqual({
    'zones.0.rates.0.id': 'There is no such rate, or it is listed twice.',
    'zones.1.rates.0.toGrams': 'Enter a weight above the one from which the rate is offered.',
    'zones.2.id': 'There is no such entry, or it is listed twice.',
    'zones.2.countries': 'Unknown country: XX.',
    'zones.2.rates.0.priceCents': decimals,
    'zones.2.rates.0.freeOverCents': decimals,
    'zones.2.rates.1.toCents': 'Enter an amount above the one from which the rate is offered.',
    'zones.2.rates.2.furtherCents': decimals,
    'zones.3.countries': '“World” is already the rest of the world. Choose countries.',
    'zones.4.countries': shared,
  })
  const negative = await shop.save([{ name: 'World', rates: [{ ...POST, priceCents: -1 }] }])
  expect(negative).toMatchObject({
    status: 400,
    body: { errors: { 'zones.0.rates.0.priceCents': expect.any(String) as string } },
  })
  const { body } = await shop.call('GET', ZONES)
  expect(body).toMatchObject({ zones: [{ name: 'Rest of world', rates: [{ name: 'Post' }] }] })
})

it('has no two zones of a country in the database', async () => {
  const shop = await testStore()
  const add = (countries: string) =>
    shop.rows(
      `insert into shipping_zone (site_id, id, display_index, name, countries)
       values ($1, gen_random_uuid(), 9, 'Zone', $2)`,
      [countries],
    )
  await add('{DE,FR}')
  await expect(add('{FR}')).rejects.toThrow('a country is in two shipping zones')
  await expect(add('{}')).rejects.toThrow('a country is in two shipping zones')
})

it('counts the products on sale that have no weight, and names them', async () => {
  const shop = await testStore()
  const mug = await shop.sell({ ...weighing(null), title: 'Mug' })
  await shop.sell(weighing(300))
  await shop.sell({ ...weighing(null), visible: false })
  await shop.sell({ type: 'service', variants: [{ sku: 'COURSE', unlimited: true }] })
  const { body } = await shop.call('GET', ZONES)
  expect(body).toMatchObject({
    unweighed: { count: 1, products: [{ id: mug.id, title: 'Mug' }] },
  })
})
