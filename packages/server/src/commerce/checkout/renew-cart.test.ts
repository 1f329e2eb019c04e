import { expect, it } from 'vitest'
import { newToken } from '../../platform/http/token.ts'
import { ADDRESS, testShop } from '../../test/sale.ts'
import type { TestBrowser } from '../../test/site.ts'

const EMAIL = 'reader@studio.photography'
const DETAILS = { ...ADDRESS, email: EMAIL, intent: 'quote' }

async function testBuyer() {
  const shop = await testShop()
  const { id: itemId, sku } = await shop.sell()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  return { ...shop, browser, item: { itemId, sku, quantity: '1' } }
}

/** Returns the hidden fields of the checkout page. */
async function readForm(browser: TestBrowser): Promise<Readonly<Record<string, string>>> {
  const { text } = await browser.visit('/checkout')
  const fields = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

it('adopts no token that this site did not issue', async () => {
  const shop = await testBuyer()
  for (const planted of [newToken(), `${newToken()}.${newToken()}`]) {
    const victim = (await testShop()).browser().at(shop.host)
    victim.cookies.set('CART', planted)
    await victim.submit('/cart/entries', shop.item)
    expect(victim.cookies.get('CART')).not.toBe(planted)
    const thief = victim.copy()
    thief.cookies.clear()
    thief.cookies.set('CART', planted)
    const { body } = await thief.call('GET', '/api/commerce/shopping-cart')
    expect(body).toMatchObject({ totalQuantity: 0 })
  }
})

it('hides what a buyer enters from anyone who knew their cart before', async () => {
  const shop = await testBuyer()
  const thief = shop.browser.copy()
  const form = await readForm(shop.browser)
  const page = await shop.browser.submit('/checkout', { ...form, ...DETAILS })
  expect(page.text).toContain(EMAIL)
  expect((await shop.browser.visit('/checkout')).text).toContain(EMAIL)
  const stolen = await thief.visit('/checkout')
  expect(stolen.headers['location']).toBe('/cart')
  expect(stolen.text).not.toContain(EMAIL)
})

it('hides it also where the thief has filled in the checkout first', async () => {
  const shop = await testBuyer()
  const { browser: thief } = shop
  await thief.submit('/checkout', { ...(await readForm(thief)), ...DETAILS, email: 'a@b.co' })
  const victim = thief.copy()
  await victim.submit('/checkout', { ...(await readForm(victim)), ...DETAILS })
  expect((await thief.visit('/checkout')).text).not.toContain(EMAIL)
})

it('places one order when Pay is pressed twice before the first answer', async () => {
  const shop = await testBuyer()
  const form = await readForm(shop.browser)
  const again = shop.browser.copy()
  const pay = { ...form, ...DETAILS, intent: 'pay', paymentOutcome: 'approve' }
  const first = await shop.browser.submit('/checkout', pay)
  const second = await again.submit('/checkout', pay)
  expect(String(first.headers['location'])).toMatch(/^\/order\//)
  expect(second.headers['location']).toBe(first.headers['location'])
  expect(again.cookies.get('CART')).toBe(shop.browser.cookies.get('CART'))
  const count = 'select count(*)::integer as count from orders where site_id = $1'
  expect(await shop.rows(count)).toEqual([{ count: 1 }])
})

it('places one order of two clicks that arrive at once', async () => {
  const shop = await testBuyer()
  const form = await readForm(shop.browser)
  const again = shop.browser.copy()
  const pay = { ...form, ...DETAILS, intent: 'pay', paymentOutcome: 'approve' }
  await Promise.all([shop.browser.submit('/checkout', pay), again.submit('/checkout', pay)])
  const placed = `select count(*)::integer as count from orders
    where site_id = $1 and status = 'placed'`
  expect(await shop.rows(placed)).toEqual([{ count: 1 }])
  expect(await shop.violations()).toEqual([])
})
