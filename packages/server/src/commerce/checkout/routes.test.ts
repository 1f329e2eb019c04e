import { afterEach, expect, it } from 'vitest'
import type { TestBrowser, TestReply } from '../../test/site.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

const FORM = { ...ADDRESS, email: 'reader@example.com', intent: 'pay', paymentOutcome: 'approve' }

/** A visitor with one mug in the cart. */
async function shopper(given: Parameters<TestShop['sell']>[0] = {}): Promise<TestBrowser> {
  const { id: itemId, sku } = await shop.sell(given)
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  return browser
}

/** Fills in the form of the page, and presses Pay. */
async function pressPay(browser: TestBrowser, fields: Readonly<Record<string, string>> = {}) {
  return browser.submit('/checkout', { ...(await hiddenFields(browser)), ...FORM, ...fields })
}

async function hiddenFields(browser: TestBrowser) {
  const { text } = await browser.visit('/checkout')
  const fields = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

const location = ({ headers }: TestReply) => String(headers['location'])

it('redirects to the cart if it is empty', async () => {
  shop = await testShop()
  const reply = await shop.browser().visit('/checkout')
  expect([reply.status, location(reply)]).toEqual([303, '/cart'])
})

it('works without scripts: form, confirmation page, empty cart', async () => {
  shop = await testShop()
  const browser = await shopper({ title: 'Morning mug', priceMinor: 2_800n })
  const form = await browser.visit('/checkout')
  expect(form.headers['cache-control']).toBe('private, no-store')
  expect(form.text).toContain('Pay <span class="price">$28.00</span>')

  const paid = await pressPay(browser)
  expect(paid.status).toBe(303)
  expect(location(paid)).toMatch(/^\/order\/[\w-]{22}$/)
  const page = await browser.visit(location(paid))
  expect(page.text).toContain('Order 1')
  expect(page.text).toContain('Morning mug')
  expect(page.text).toContain('14 Harbour Row')
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(browser.cookies.has('hasCart')).toBe(false)
  expect((await browser.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    totalQuantity: 0,
  })
})

it('shows every missing field, and preserves the typed values', async () => {
  shop = await testShop()
  const browser = await shopper()
  const reply = await pressPay(browser, { email: 'nobody', city: '', firstName: 'Zoë "Z"' })
  expect(reply.status).toBe(422)
  expect(reply.text).toContain('href="#checkout-email"')
  expect(reply.text).toContain('Enter an email address.')
  expect(reply.text).toContain('Enter a city.')
  expect(reply.text).toContain('value="nobody"')
  expect(reply.text).toContain('value="Zoë &quot;Z&quot;"')
  expect(await shop.rows('select id from orders where site_id = $1')).toEqual([])
})

it('computes the total for the typed address, and charges nothing', async () => {
  shop = await testShop()
  const browser = await shopper()
  const reply = await pressPay(browser, { intent: 'quote', email: '' })
  expect(reply.status).toBe(200)
  expect(reply.text).not.toContain('Enter an email address.')
  expect(reply.text).toContain('14 Harbour Row')
  expect(await shop.rows('select id from orders where site_id = $1')).toEqual([])
})

it('creates one order for two presses on Pay, and redirects both to it', async () => {
  shop = await testShop()
  const browser = await shopper()
  const fields = { ...(await hiddenFields(browser)), ...FORM }
  const both = await Promise.all([
    browser.submit('/checkout', fields),
    browser.submit('/checkout', fields),
  ])
  const third = await browser.submit('/checkout', fields)
  expect(new Set([...both, third].map(location)).size).toBe(1)
  expect(location(third)).toMatch(/^\/order\//)
  expect(await shop.rows('select number from orders where site_id = $1')).toEqual([{ number: 1n }])
})

it('reports that the bank declined, and allows another attempt', async () => {
  shop = await testShop()
  const browser = await shopper()
  const declined = await pressPay(browser, { paymentOutcome: 'decline' })
  expect(declined.status).toBe(402)
  expect(declined.text).toContain('The bank declined the payment.')
  expect(declined.text).toContain('value="reader@example.com"')
  expect(location(await pressPay(browser))).toMatch(/^\/order\//)
})

it('names the reason of a declined test payment, as a bank does', async () => {
  shop = await testShop()
  const browser = await shopper()
  const declined = await pressPay(browser, { paymentOutcome: 'decline-funds' })
  expect(declined.status).toBe(402)
  expect(declined.text).toContain('There is not enough money for this payment.')
  expect(declined.text).toContain('value="decline-funds" checked')
})

it('asks for confirmation, and places the order after it', async () => {
  shop = await testShop()
  const browser = await shopper()
  const asked = await pressPay(browser, { paymentOutcome: 'challenge' })
  expect(location(asked)).toMatch(/^\/checkout\/challenge\/[\w-]{22}$/)
  expect((await browser.visit(location(asked))).text).toContain(
    'Confirm <span class="price">$10.00</span>',
  )

  const confirmed = await browser.submit(location(asked), { answer: 'approve' })
  expect(location(confirmed)).toMatch(/^\/order\//)
  expect((await browser.visit(location(confirmed))).text).toContain('Order 1')
  const again = await browser.visit(location(asked))
  expect(location(again)).toBe(location(confirmed))
})

it('returns to the form if the buyer does not confirm', async () => {
  shop = await testShop()
  const browser = await shopper()
  const asked = await pressPay(browser, { paymentOutcome: 'challenge' })
  const refused = await browser.submit(location(asked), { answer: 'decline' })
  const form = await browser.visit(location(refused))
  expect([form.status, form.text.includes('You have not been charged.')]).toEqual([402, true])
  expect(form.text).toContain('The payment was not confirmed.')
  expect(form.text).toContain('value="14 Harbour Row"')
})

it('charges nothing if the cart has changed in another window', async () => {
  shop = await testShop()
  const browser = await shopper()
  const seen = await hiddenFields(browser)
  const other = await shop.sell({ priceMinor: 500n, sku: 'CUP' })
  await browser.submit('/cart/entries', { itemId: other.id, sku: 'CUP', quantity: '1' })

  const reply = await browser.submit('/checkout', { ...seen, ...FORM })
  expect(reply.status).toBe(409)
  expect(reply.text).toContain('The items or codes in your cart have changed.')
  expect(reply.text).toContain('Pay <span class="price">$15.00</span>')
  expect(await shop.rows('select id from test_intent where site_id = $1')).toEqual([])
})

it('preserves items that were added while the bank was processing', async () => {
  shop = await testShop()
  const browser = await shopper()
  const asked = await pressPay(browser, { paymentOutcome: 'challenge' })
  const other = await shop.sell({ title: 'Cup', priceMinor: 500n, sku: 'CUP' })
  await browser.submit('/cart/entries', { itemId: other.id, sku: 'CUP', quantity: '3' })

  const confirmed = await browser.submit(location(asked), { answer: 'approve' })
  const page = await browser.visit(location(confirmed))
  expect([page.text.includes('Order 1'), page.text.includes('$10.00')]).toEqual([true, true])
  expect(browser.cookies.has('hasCart')).toBe(true)
  expect((await browser.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    totalQuantity: 3,
    entries: [{ title: 'Cup', quantity: 3 }],
  })
})

it('tells the second buyer of the last unit that the stock does not suffice', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  const [first, second] = [shop.browser(), shop.browser()]
  const mug = { itemId: product.id, sku: product.sku, quantity: '1' }
  for (const browser of [first, second]) await browser.submit('/cart/entries', mug)
  expect((await first.submit('/checkout', { ...FORM, intent: 'quote' })).status).toBe(200)

  const late = await second.visit('/checkout')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Sorry, we do not have enough of that item available.')
  expect((await pressPay(second)).status).toBe(422)
  expect(location(await pressPay(first))).toMatch(/^\/order\//)
})

it('states the minimum subtotal of an order', async () => {
  shop = await testShop({ minimumOrderSubtotalMinor: 5_000n })
  const browser = await shopper()
  const reply = await pressPay(browser)
  expect(reply.status).toBe(422)
  expect(reply.text).toContain('To check out, your order subtotal must be $50.00 or more.')
})

it('accepts its form only from its own pages', async () => {
  shop = await testShop()
  const browser = await shopper()
  const reply = await browser.send('POST', '/checkout', FORM)
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(await shop.rows('select id from orders where site_id = $1')).toEqual([])
})

it('answers invalid values in every field with the page, and never with a server error', async () => {
  shop = await testShop()
  const browser = await shopper()
  const nonsense = [
    '',
    '-1',
    '1e309',
    '\u0000',
    '💥'.repeat(300),
    '{"$gt":""}',
    "'; drop table cart",
  ]
  for (const text of nonsense) {
    const fields = Object.fromEntries(
      [...Object.keys(FORM), 'version', 'expectedTotal', 'deliveryOption'].map((n) => [n, text]),
    )
    const { status } = await browser.submit('/checkout', fields)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
  }
})
