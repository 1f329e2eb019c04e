import { shoppingCartSchema } from '@vitrine/contract'
import { cartMessages } from '@vitrine/model'
import { expect, it } from 'vitest'
import { updateMerchandising } from '../../identity/sites/index.ts'
import { testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'

type Shop = Awaited<ReturnType<typeof testSite>>
type Browser = ReturnType<Shop['browser']>

function loadCart(reply: { readonly body: unknown }) {
  const body = reply.body as { readonly shoppingCart?: unknown }
  return shoppingCartSchema.parse(body.shoppingCart ?? body)
}

function add(browser: Browser, body: object) {
  return browser.call('POST', ENTRIES, { sku: 'MUG', quantity: 1, ...body })
}

it('returns the empty cart and a crumb before the first add, and creates no cart', async () => {
  const shop = await testSite()
  const browser = shop.browser()
  const reply = await browser.call('GET', CART)
  expect(loadCart(reply)).toMatchObject({
    id: null,
    entries: [],
    subtotalCents: 0,
    totalQuantity: 0,
  })
  expect(browser.cookies.get('CART')).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
  expect(browser.cookies.get('crumb')).toBeTruthy()
  expect(browser.cookies.has('hasCart')).toBe(false)
  const carts = await shop.pool.query('select from cart where site_id = $1', [shop.site.id])
  expect(carts.rowCount).toBe(0)
})

it('adds a variant, and returns the cart and the new entry', async () => {
  const shop = await testSite({ currency: 'GBP', language: 'en-GB' })
  const { id } = await shop.product({
    title: 'Morning mug',
    urlId: 'morning-mug',
    optionNames: ['Glaze'],
    variants: [
      { sku: 'OAT', optionValues: ['Oat'], priceMinor: 2_800n },
      {
        sku: 'TER',
        optionValues: ['Terracotta'],
        priceMinor: 2_800n,
        salePriceMinor: 2_000n,
        onSale: true,
      },
    ],
  })
  const browser = shop.browser()
  await add(browser, { itemId: id, sku: 'OAT' })
  const reply = await add(browser, { itemId: id, sku: 'TER', quantity: 2 })
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({
    newlyAdded: {
      itemId: id,
      title: 'Morning mug',
      fullUrl: '/shop/p/morning-mug',
      quantity: 2,
      purchasePriceCents: 2_000,
      subTotal: { value: 4_000, decimalValue: '40.00', currencyCode: 'GBP' },
      chosenVariant: { sku: 'TER', attributes: { Glaze: 'Terracotta' }, onSale: true },
    },
  })
  expect(loadCart(reply)).toMatchObject({
    subtotalCents: 6_800,
    grandTotalCents: 6_800,
    subtotalFormatted: '£68.00',
    totalQuantity: 3,
    requiresShipping: true,
    purelyDigital: false,
  })
  expect(browser.cookies.get('hasCart')).toBe('true')
  expect(loadCart(await browser.call('GET', CART))).toEqual(loadCart(reply))
})

it('raises the quantity of an existing entry, up to 9999', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ variants: [{ sku: 'MUG', unlimited: true }] })
  const browser = shop.browser()
  await add(browser, { itemId: id, quantity: 9_998 })
  const reply = await add(browser, { itemId: id, quantity: 2 })
  expect(loadCart(reply).entries).toMatchObject([{ quantity: 9_999 }])
})

it('separates entries by additional fields, and counts all of them against the stock', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 3 })
  const browser = shop.browser()
  const engraved = (name: string, quantity: number) =>
    add(browser, { itemId: id, quantity, additionalFields: JSON.stringify({ name, font: 'a' }) })
  await engraved('A', 1)
  await engraved('B', 1)
  const again = JSON.stringify({ font: 'a', name: 'A' })
  const reply = await add(browser, { itemId: id, additionalFields: again })
  expect(loadCart(reply).entries).toMatchObject([
    { quantity: 2, additionalFields: { name: 'A', font: 'a' } },
    { quantity: 1, additionalFields: { name: 'B', font: 'a' } },
  ])
  expect(await engraved('C', 1)).toMatchObject({
    status: 409,
    body: { message: cartMessages['cart.notEnoughStock'] },
  })
})

it.each([
  ['an unknown sku', { sku: 'CUP' }, 404, cartMessages['cart.variantUnavailable']],
  ['an unknown item', { itemId: UNKNOWN_ID }, 404, cartMessages['cart.variantUnavailable']],
  ['an item that is no id', { itemId: "' or 1=1" }, 404, cartMessages['cart.variantUnavailable']],
  ['more than there is', { quantity: 11 }, 409, cartMessages['cart.notEnoughStock']],
  ['a quantity of 0', { quantity: 0 }, 400, cartMessages['cart.quantityNotWhole']],
  ['a quantity of -1', { quantity: -1 }, 400, cartMessages['cart.quantityNotWhole']],
  ['a quantity of 1.5', { quantity: 1.5 }, 400, cartMessages['cart.quantityNotWhole']],
  ['a quantity of "2"', { quantity: '2' }, 400, cartMessages['cart.quantityNotNumber']],
  ['no quantity', { quantity: null }, 400, cartMessages['cart.quantityNotNumber']],
  ['a quantity of 1e9', { quantity: 1e9 }, 400, cartMessages['cart.quantityTooLarge']],
  ['fields that are no JSON', { additionalFields: '{' }, 400, /fields is invalid/],
  ['fields that are no map', { additionalFields: '["a"]' }, 400, /fields is invalid/],
  ['fields within fields', { additionalFields: '{"a":{}}' }, 400, /fields is invalid/],
  ['half a character', { additionalFields: '{"a":"\\ud800"}' }, 400, /fields is invalid/],
  ['half a name', { additionalFields: '{"\\udfff":"a"}' }, 400, /fields is invalid/],
  ['a NUL', { additionalFields: '{"a":"\\u0000"}' }, 400, /fields is invalid/],
])('rejects %s, and creates no cart', async (_what, wrong, status, message) => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 10 })
  const reply = await add(shop.browser(), { itemId: id, ...wrong })
  const expected = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(reply).toMatchObject({ status, body: { message: expected, status } })
  const carts = await shop.pool.query('select from cart where site_id = $1', [shop.site.id])
  expect(carts.rowCount).toBe(0)
})

it('rejects more than 50 fields', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const fields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'x'])))
  const browser = shop.browser()
  expect((await add(browser, { itemId: id, additionalFields: fields(51) })).status).toBe(400)
  expect((await add(browser, { itemId: id, additionalFields: fields(50) })).status).toBe(200)
})

it('rejects a sold-out variant, unless it can be oversold', async () => {
  const shop = await testSite()
  const variants = [
    { sku: 'OUT', optionValues: ['a'], onHand: 0 },
    { sku: 'LATER', optionValues: ['b'], onHand: 0, backorder: true },
  ]
  const { id } = await shop.product({ optionNames: ['Kind'], variants })
  const browser = shop.browser()
  expect(await add(browser, { itemId: id, sku: 'OUT' })).toMatchObject({ status: 409 })
  expect(await add(browser, { itemId: id, sku: 'LATER' })).toMatchObject({ status: 200 })
})

it('requires a SKU if there are several variants, but not for the only one', async () => {
  const shop = await testSite()
  const two = [
    { sku: 'A', optionValues: ['Oat', 'S'] },
    { sku: 'B', optionValues: ['Oat', 'L'] },
  ]
  const many = await shop.product({ optionNames: ['Glaze', 'Size'], variants: two })
  const only = await shop.product()
  const browser = shop.browser()
  expect(await add(browser, { itemId: many.id, sku: null })).toMatchObject({
    status: 400,
    body: { message: 'Please select the Glaze and Size options.' },
  })
  expect((await add(browser, { itemId: only.id, sku: null })).status).toBe(200)
})

it('requires the denomination of a gift card', async () => {
  const shop = await testSite()
  const variants = ['10', '20'].map((sku) => ({ sku, optionValues: [sku], onHand: 0 }))
  const { id } = await shop.product({ type: 'gift-card', optionNames: ['Value'], variants })
  const browser = shop.browser()
  expect(await add(browser, { itemId: id, sku: null })).toMatchObject({
    status: 400,
    body: { message: cartMessages['cart.denominationMissing'] },
  })
  expect((await add(browser, { itemId: id, sku: '10', quantity: 2 })).status).toBe(200)
})

it('does not sell hidden products, and reports those in the cart', async () => {
  const shop = await testSite()
  const [mug, bowl] = [await shop.product(), await shop.product({ sku: 'BOWL' })]
  const browser = shop.browser()
  await add(browser, { itemId: mug.id })
  await add(browser, { itemId: bowl.id, sku: 'BOWL' })
  await shop.product({ id: mug.id, visible: false })
  expect((await add(browser, { itemId: mug.id })).status).toBe(404)
  const cart = loadCart(await browser.call('GET', CART))
  expect(cart.entries.map(({ isAvailable }) => isAvailable)).toEqual([false, true])
  expect(cart).toMatchObject({ subtotalCents: 1_000, totalQuantity: 2 })
})

it('prices the cart by the current catalog', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ priceMinor: 1_000n })
  const browser = shop.browser()
  const before = loadCart(await add(browser, { itemId: id }))
  await shop.product({ id, priceMinor: 1_500n })
  const after = loadCart(await browser.call('GET', CART))
  expect(after).toMatchObject({ subtotalCents: 1_500, version: before.version })
  const raised = loadCart(await add(browser, { itemId: id }))
  expect(raised.version).toBeGreaterThan(after.version)
  const stored = await shop.pool.query('select subtotal_minor from cart where id = $1', [after.id])
  expect(stored.rows).toEqual([{ subtotal_minor: 3_000n }])
})

it('ignores prices, identities and states in a body', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ priceMinor: 1_000n })
  const victim = shop.browser()
  const theirs = loadCart(await add(victim, { itemId: id }))
  const foreign = { id: theirs.id, cartId: theirs.id, siteId: UNKNOWN_ID, websiteId: UNKNOWN_ID }
  const price = { priceCents: 1, unitPriceMinor: 1, unitPriceCents: 1, subtotalCents: 1 }
  const state = { isPurchased: true, currency: 'JPY', token: victim.cookies.get('CART') }
  const reply = await add(shop.browser(), { itemId: id, ...foreign, ...price, ...state })
  const own = loadCart(reply)
  expect(own).toMatchObject({ subtotalCents: 1_000, isPurchased: false, totalQuantity: 1 })
  expect(own.id).not.toBe(theirs.id)
  expect(loadCart(await victim.call('GET', CART))).toMatchObject({ totalQuantity: 1 })
})

it('removes an entry whose variant was deleted, and computes the sums again', async () => {
  const shop = await testSite()
  const variants = [
    { sku: 'A', optionValues: ['a'] },
    { sku: 'B', optionValues: ['b'] },
  ]
  const { id } = await shop.product({ optionNames: ['Kind'], variants })
  const browser = shop.browser()
  await add(browser, { itemId: id, sku: 'A' })
  await add(browser, { itemId: id, sku: 'B', quantity: 2 })
  await shop.product({ id, optionNames: ['Kind'], variants: variants.slice(1) })
  expect(loadCart(await browser.call('GET', CART))).toMatchObject({ totalQuantity: 2 })
  const wrong = await shop.pool.query('select from commerce_violation where site_id = $1', [
    shop.site.id,
  ])
  expect(wrong.rowCount).toBe(0)
})

it('changes the quantity of an entry, and removes it', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 5 })
  const browser = shop.browser()
  const [entry] = loadCart(await add(browser, { itemId: id })).entries
  const at = `${ENTRIES}/${entry?.id}`
  expect(loadCart(await browser.call('PUT', at, { quantity: 5 }))).toMatchObject({
    totalQuantity: 5,
  })
  expect(await browser.call('PUT', at, { quantity: 6 })).toMatchObject({ status: 409 })
  expect(await browser.call('PUT', at, { quantity: 0 })).toMatchObject({ status: 400 })
  expect(await browser.call('PUT', at, { quantity: '2' })).toMatchObject({ status: 400 })
  const gone = loadCart(await browser.call('DELETE', at))
  expect(gone).toMatchObject({ entries: [], totalQuantity: 0, subtotalCents: 0 })
  expect(browser.cookies.has('hasCart')).toBe(false)
  expect(await browser.call('DELETE', at)).toMatchObject({ status: 404 })
})

it('allows a lower quantity if the stock no longer suffices', async () => {
  const shop = await testSite()
  const { id, variantId } = await shop.product({ onHand: 5 })
  const browser = shop.browser()
  const [entry] = loadCart(await add(browser, { itemId: id, quantity: 5 })).entries
  await shop.pool.query('update stock set committed = 4 where variant_id = $1', [variantId])
  const at = `${ENTRIES}/${entry?.id}`
  expect((await browser.call('PUT', at, { quantity: 3 })).status).toBe(200)
  expect((await browser.call('PUT', at, { quantity: 4 })).status).toBe(409)
})

it('ignores the entries of other visitors’ carts', async () => {
  const [shop, other] = [await testSite(), await testSite()]
  const { id } = await shop.product()
  const [mine, theirs] = [shop.browser(), shop.browser()]
  const [entry] = loadCart(await add(mine, { itemId: id })).entries
  await add(theirs, { itemId: id })
  const otherSite = other.browser()
  for (const [name, value] of mine.cookies) otherSite.cookies.set(name, value)
  const at = `${ENTRIES}/${entry?.id}`
  for (const browser of [theirs, shop.browser(), otherSite]) {
    expect(await browser.call('PUT', at, { quantity: 2 })).toMatchObject({ status: 404 })
    expect(await browser.call('DELETE', at)).toMatchObject({ status: 404 })
  }
  expect(await mine.call('PUT', `${ENTRIES}/${UNKNOWN_ID}`, { quantity: 2 })).toMatchObject({
    status: 404,
  })
  expect(loadCart(await mine.call('GET', CART))).toMatchObject({ totalQuantity: 1 })
})

it('sends a crumb with its error, and accepts the repeated call', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const browser = shop.browser()
  const body = { itemId: id, sku: 'MUG', quantity: 1 }
  const refused = await browser.send('POST', ENTRIES, body)
  expect(refused).toMatchObject({ status: 403, body: { crumbFail: true } })
  const { crumb } = refused.body as { readonly crumb: string }
  browser.cookies.delete('crumb')
  expect((await browser.send('POST', `${ENTRIES}?crumb=${crumb}`, body)).status).toBe(200)
  const stranger = shop.browser()
  stranger.cookies.set('crumb', crumb)
  expect((await stranger.send('POST', ENTRIES, body)).status).toBe(403)
})

it('creates a new cart when the old one has expired', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const browser = shop.browser()
  const old = loadCart(await add(browser, { itemId: id, quantity: 3 }))
  await shop.pool.query(`update cart set expires_at = now() - interval '1 s' where id = $1`, [
    old.id,
  ])
  expect(loadCart(await browser.call('GET', CART))).toMatchObject({ id: null, entries: [] })
  expect(browser.cookies.has('hasCart')).toBe(false)
  const gone = `${ENTRIES}/${old.entries[0]?.id}`
  expect(await browser.call('PUT', gone, { quantity: 1 })).toMatchObject({ status: 404 })
  const anew = loadCart(await add(browser, { itemId: id }))
  expect(anew.id).not.toBe(old.id)
  expect(anew.totalQuantity).toBe(1)
})

it('holds at most 100 different items', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ variants: [{ sku: 'MUG', unlimited: true }] })
  const browser = shop.browser()
  const engraved = (n: number) => add(browser, { itemId: id, additionalFields: `{"n":"${n}"}` })
  for (let n = 0; n < 100; n++) await engraved(n)
  expect(await engraved(100)).toMatchObject({ status: 409, body: { code: 'cart.cartFull' } })
  expect((await engraved(99)).status).toBe(200)
})

it('loads no cart for the editor', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const browser = shop.browser()
  await add(browser, { itemId: id })
  expect(loadCart(await browser.call('GET', `${CART}?mock=true`)).entries).toEqual([])
  expect(browser.cookies.get('hasCart')).toBe('true')
})

it('tells whether a cart has digital products, and nothing else', async () => {
  const shop = await testSite()
  const mug = await shop.product()
  const pattern = await shop.product({ type: 'digital', variants: [{ sku: 'PDF' }] })
  const browser = shop.browser()
  const none = loadCart(await browser.call('GET', CART))
  expect(none).toMatchObject({ hasDigital: false, purelyDigital: false })
  const digital = loadCart(await add(browser, { itemId: pattern.id, sku: 'PDF' }))
  expect(digital).toMatchObject({ hasDigital: true, purelyDigital: true })
  const both = loadCart(await add(browser, { itemId: mug.id }))
  expect(both).toMatchObject({ hasDigital: true, purelyDigital: false })
})

it.each([true, false])(
  'lets services be bought several at a time if the store says %s',
  async (multiple) => {
    const shop = await testSite()
    await updateMerchandising(shop.db, shop.site.id, {
      multipleQuantityAllowedForServices: multiple,
    })
    const { id } = await shop.product({ type: 'service', variants: [{ sku: 'CLASS' }] })
    const browser = shop.browser()
    const { entries } = loadCart(await add(browser, { itemId: id, sku: 'CLASS' }))
    expect(entries).toMatchObject([{ multipleQuantityAllowed: multiple }])
    const { text } = await browser.visit('/cart')
    expect(text.includes('type="number"')).toBe(multiple)
  },
)

it('states the minimum subtotal', async () => {
  const shop = await testSite({ minimumOrderSubtotalMinor: 2_000n })
  const { id } = await shop.product()
  const browser = shop.browser()
  expect(loadCart(await browser.call('GET', CART)).belowMinimum).toBeNull()
  expect(loadCart(await add(browser, { itemId: id })).belowMinimum).toBe('$20.00')
  expect(loadCart(await add(browser, { itemId: id })).belowMinimum).toBeNull()
})

it('sends hundredths for every currency', async () => {
  const shop = await testSite({ currency: 'JPY', language: 'ja-JP' })
  const { id } = await shop.product({ priceMinor: 500n })
  const cart = loadCart(await add(shop.browser(), { itemId: id }))
  expect(cart).toMatchObject({
    subtotalCents: 50_000,
    subtotalAmount: { value: 50_000, decimalValue: '500', fractionalDigits: 0 },
  })
})
