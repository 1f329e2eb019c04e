import { afterEach, expect, it } from 'vitest'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import type { TestBrowser, TestReply } from '../../test/site.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

const FORM = { ...ADDRESS, email: 'reader@example.com', intent: 'pay' }
const CART = '/api/commerce/shopping-cart'

type Sold = Awaited<ReturnType<TestShop['sell']>>
interface Shown {
  readonly entries: readonly { readonly id: string; readonly itemId: string; quantity: number }[]
}

async function add(browser: TestBrowser, { id, sku }: Sold, quantity = 1, fields?: object) {
  const additionalFields = fields ? JSON.stringify(fields) : null
  const entry = { itemId: id, sku, quantity, additionalFields }
  const { status } = await browser.call('POST', `${CART}/entries`, entry)
  expect(status).toBe(200)
}

async function entries(browser: TestBrowser) {
  return ((await browser.call('GET', CART)).body as Shown).entries
}

/** Returns the quantity of each product in the cart. */
async function inCart(browser: TestBrowser) {
  return (await entries(browser)).map(({ itemId, quantity }) => [itemId, quantity])
}

/** The checkout form of a tab. */
async function openTab(browser: TestBrowser) {
  const { text } = await browser.visit('/checkout')
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  return { ...FORM, version: hidden('version'), expectedTotal: hidden('expectedTotal') }
}

async function pay(browser: TestBrowser, tab: object, paymentOutcome = 'approve') {
  return browser.submit('/checkout', { ...tab, paymentOutcome })
}

const location = ({ headers }: TestReply) => String(headers['location'])
const confirm = (browser: TestBrowser, asked: TestReply) =>
  browser.submit(location(asked), { answer: 'approve' })

const orders = () =>
  shop.rows(
    'select status, attention, grand_total_minor as total from orders where site_id = $1 order by id',
  )

it('preserves the requested items of a payment, whatever changes in the cart', async () => {
  shop = await testShop()
  const [mug, cup] = [await shop.sell({ onHand: 2 }), await shop.sell({ onHand: 2 })]
  const browser = shop.browser()
  await add(browser, mug, 2)
  await add(browser, cup)
  const asked = await pay(browser, await openTab(browser), 'challenge')

  const [first] = await entries(browser)
  await browser.call('DELETE', `${CART}/entries/${first?.id}`)
  await add(browser, cup)
  await openTab(browser)
  expect(
    await shop.rows(
      'select variant_id, quantity, promised from stock_hold where site_id = $1 order by 1',
    ),
  ).toEqual([
    { variant_id: mug.variantId, quantity: 2n, promised: 2n },
    { variant_id: cup.variantId, quantity: 1n, promised: 1n },
  ])

  const entry = { itemId: mug.id, sku: mug.sku, quantity: 1 }
  expect((await shop.browser().call('POST', `${CART}/entries`, entry)).status).toBe(409)
  await confirm(browser, asked)
  expect(await orders()).toEqual([{ status: 'placed', attention: null, total: 3_000n }])
})

it('leaves items and quantities in the cart that were added while the bank was processing', async () => {
  shop = await testShop()
  const [mug, cup] = [await shop.sell(), await shop.sell()]
  const browser = shop.browser()
  await add(browser, mug)
  await add(browser, mug, 2, { engraving: 'For Sunday' })
  const asked = await pay(browser, await openTab(browser), 'challenge')
  await add(browser, mug, 2, { engraving: 'For Sunday' })
  await add(browser, mug, 1, { engraving: 'For Monday' })
  await add(browser, cup, 3)

  await confirm(browser, asked)
  expect(await orders()).toEqual([{ status: 'placed', attention: null, total: 3_000n }])
  expect(await inCart(browser)).toEqual([
    [mug.id, 2],
    [mug.id, 1],
    [cup.id, 3],
  ])
  expect((await pay(browser, await openTab(browser))).status).toBe(303)
  expect((await orders()).map(({ total }) => total)).toEqual([3_000n, 6_000n])
  expect(await inCart(browser)).toEqual([])
})

it('asks before the same items are bought again: an old tab buys nothing', async () => {
  shop = await testShop()
  const mug = await shop.sell()
  const browser = shop.browser()
  await add(browser, mug)
  const tab = await openTab(browser)
  const asked = await pay(browser, tab, 'challenge')
  await add(browser, mug)
  await confirm(browser, asked)

  expect((await pay(browser, tab)).status).toBe(409)
  expect(await orders()).toHaveLength(1)

  await pay(browser, await openTab(browser))
  await add(browser, mug)
  expect((await pay(browser, tab)).status).toBe(409)
  expect(await orders()).toHaveLength(2)
})

it('rejects a second checkout while the same cart is being paid', async () => {
  shop = await testShop()
  const mug = await shop.sell()
  const browser = shop.browser()
  await add(browser, mug)
  await pay(browser, await openTab(browser), 'late')
  await add(browser, mug)
  const refused = await pay(browser, await openTab(browser))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('payment')
  expect(await shop.rows('select status from orders where site_id = $1')).toEqual([
    { status: 'draft' },
  ])
})

it('finds an entry that moved to the next cart while it was changed', async () => {
  shop = await testShop()
  const [mug, cup] = [await shop.sell(), await shop.sell()]
  const browser = shop.browser()
  await add(browser, mug)
  const asked = await pay(browser, await openTab(browser), 'challenge')
  await add(browser, cup)
  const entry = (await entries(browser)).find(({ itemId }) => itemId === cup.id)
  const [, changed] = await Promise.all([
    confirm(browser, asked),
    browser.call('PUT', `${CART}/entries/${entry?.id}`, { quantity: 4 }),
  ])
  expect(changed.status).toBe(200)
  expect(await inCart(browser)).toEqual([[cup.id, 4]])
})
