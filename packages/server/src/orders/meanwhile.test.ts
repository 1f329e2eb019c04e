import { afterEach, expect, it } from 'vitest'
import { ADDRESS, testShop, type TestShop } from '../test/sale.ts'
import type { TestBrowser, TestReply } from '../test/site.ts'

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
  const wanted = { itemId: id, sku, quantity, additionalFields }
  const { status } = await browser.call('POST', `${CART}/entries`, wanted)
  expect(status).toBe(200)
}

async function entries(browser: TestBrowser) {
  return ((await browser.call('GET', CART)).body as Shown).entries
}

/** What the cart holds: how many of which product. */
async function inCart(browser: TestBrowser) {
  return (await entries(browser)).map(({ itemId, quantity }) => [itemId, quantity])
}

/** The checkout form as it stands in a tab. */
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

it('keeps for a payment what it was asked for, whatever the cart has meanwhile', async () => {
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
    { variant_id: cup.variantId, quantity: 2n, promised: 1n },
  ])

  const wanted = { itemId: mug.id, sku: mug.sku, quantity: 1 }
  expect((await shop.browser().call('POST', `${CART}/entries`, wanted)).status).toBe(409)
  await confirm(browser, asked)
  expect(await orders()).toEqual([{ status: 'placed', attention: null, total: 3_000n }])
})
