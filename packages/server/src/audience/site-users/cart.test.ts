import { expect, it } from 'vitest'
import type { TestBrowser } from '../../test/site.ts'
import { ACCOUNT, PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

const CART = '/api/commerce/shopping-cart'
const SESSION = `${ACCOUNT}/session`
const WHO = { email: READER, password: PASSWORD }

async function shopWithMug() {
  const shop = await testVisitors()
  const { id: mug } = await shop.product({ urlId: 'mug' })
  const { id: bowl } = await shop.product({ urlId: 'bowl' })
  await shop.rows('update stock set unlimited = true where site_id = $1')
  const add = async (browser: TestBrowser, itemId: string, quantity = 1) =>
    expect((await browser.call('POST', `${CART}/entries`, { itemId, quantity })).status).toBe(200)
  const inIt = async (browser: TestBrowser) => {
    const { body } = await browser.call('GET', CART)
    const { entries } = body as { entries: { itemId: string; quantity: number }[] }
    return Object.fromEntries(entries.map(({ itemId, quantity }) => [itemId, quantity]))
  }
  return { ...shop, mug, bowl, add, inIt }
}

it('merges the cart of a browser into the cart of the account, and shows it in every browser', async () => {
  const { signedUp, browser: newBrowser, mug, bowl, add, inIt } = await shopWithMug()
  const { browser: first } = await signedUp()
  await add(first, mug, 2)
  const second = newBrowser()
  await add(second, mug, 3)
  await add(second, bowl)
  const stale = second.copy()
  const { body } = await second.call('POST', SESSION, WHO)
  expect(body).toMatchObject({ cartNotice: null })
  expect(await inIt(second)).toEqual({ [mug]: 5, [bowl]: 1 })
  expect(await inIt(first)).toEqual({ [mug]: 5, [bowl]: 1 })
  expect(second.cookies.get('hasCart')).toBe('true')
  // The browser's old cookie finds no cart.
  expect(await inIt(stale)).toEqual({})
})

it('preserves the cart of a visitor who registers', async () => {
  const shop = await shopWithMug()
  const browser = shop.browser()
  await shop.add(browser, shop.mug, 2)
  const form = { firstName: '', lastName: '', email: READER, newPassword: PASSWORD }
  await browser.submit('/account/register', form)
  const { token } = await shop.findLastEmail()
  await browser.submit('/account/verify', { token, password: PASSWORD })
  expect(await shop.inIt(browser)).toEqual({ [shop.mug]: 2 })
})

it('limits an entry to 9999, and reports it', async () => {
  const shop = await shopWithMug()
  const { browser: first } = await shop.signedUp()
  await shop.add(first, shop.mug, 9_000)
  const second = shop.browser()
  await shop.add(second, shop.mug, 9_000)
  const { body } = await second.call('POST', SESSION, WHO)
  expect(body).toMatchObject({ cartNotice: 'The maximum quantity is 9999.' })
  expect(await shop.inIt(second)).toEqual({ [shop.mug]: 9_999 })
  const third = shop.browser()
  await shop.add(third, shop.mug)
  const { headers } = await third.submit('/account/login', { ...WHO, next: '/shop' })
  expect(headers['location']).toBe('/cart?problem=quantityTooLarge')
  expect((await third.visit('/cart?problem=quantityTooLarge')).text).toContain(
    'The maximum quantity is 9999.',
  )
})

it('leaves the cart with the account, and one copy on request', async () => {
  const shop = await shopWithMug()
  const { call, browser } = await shop.signedUp()
  await shop.add(browser, shop.mug, 2)
  await call('DELETE', '/session', { cloneCart: true })
  expect(await shop.inIt(browser)).toEqual({ [shop.mug]: 2 })
  // Entries added to the copy stay separate until the owner returns.
  await shop.add(browser, shop.bowl)
  const otherBrowser = await shop.signIn()
  expect(await shop.inIt(otherBrowser.browser)).toEqual({ [shop.mug]: 2 })
  await browser.call('POST', SESSION, WHO)
  expect(await shop.inIt(browser)).toEqual({ [shop.mug]: 2, [shop.bowl]: 1 })
  await browser.submit('/account/sign-out', {})
  expect(await shop.inIt(browser)).toEqual({})
})

it('removes the cart from other signed-in browsers', async () => {
  const shop = await shopWithMug()
  const { call, browser } = await shop.signedUp()
  await shop.add(browser, shop.mug)
  const left = await shop.signIn()
  const changed = { currentPassword: PASSWORD, newPassword: 'other four plain words' }
  expect((await call('PUT', '/password', changed)).status).toBe(200)
  expect(await shop.inIt(left.browser)).toEqual({})
  expect(await shop.inIt(browser)).toEqual({ [shop.mug]: 1 })
  const there = await shop.signIn(READER, 'other four plain words')
  expect(await shop.inIt(there.browser)).toEqual({ [shop.mug]: 1 })
  expect((await call('DELETE', '/sessions')).status).toBe(200)
  expect(await shop.inIt(there.browser)).toEqual({})
})

it('deletes the cart with the account', async () => {
  const shop = await shopWithMug()
  const { call, browser } = await shop.signedUp()
  await shop.add(browser, shop.mug)
  await call('DELETE', '', { password: PASSWORD })
  expect(await shop.rows('select 1 from cart where site_id = $1')).toEqual([])
})

it('merges once, however many requests are concurrent', async () => {
  const shop = await shopWithMug()
  const { browser: first } = await shop.signedUp()
  await shop.add(first, shop.mug, 2)
  const second = shop.browser()
  await shop.add(second, shop.mug, 3)
  const tries = [second.copy(), second.copy(), second.copy()]
  const replies = await Promise.all(tries.map((each) => each.call('POST', SESSION, WHO)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await shop.inIt(first)).toEqual({ [shop.mug]: 5 })
})

it('leaves a cart unchanged that is being paid', async () => {
  const shop = await shopWithMug()
  const { browser: first } = await shop.signedUp()
  await shop.add(first, shop.mug, 2)
  const second = shop.browser()
  await shop.add(second, shop.bowl)
  await shop.rows(`update cart set completing_at = now() where site_id = $1 and total_quantity = 1`)
  await second.call('POST', SESSION, WHO)
  expect(await shop.inIt(second)).toEqual({ [shop.mug]: 2 })
  expect(
    await shop.rows(
      'select total_quantity from cart where site_id = $1 and completing_at is not null',
    ),
  ).toEqual([{ total_quantity: 1 }])
})

it('does not give access to the cart of an account by a planted cookie', async () => {
  const shop = await shopWithMug()
  const attacker = shop.browser()
  await shop.add(attacker, shop.bowl)
  const { browser: victim } = await shop.signedUp()
  await shop.add(victim, shop.mug)
  const trapped = attacker.copy()
  await trapped.call('POST', SESSION, WHO)
  await shop.add(trapped, shop.mug)
  expect(await shop.inIt(attacker)).toEqual({})
  expect(trapped.cookies.get('CART')).not.toBe(attacker.cookies.get('CART'))
})

it('finds the cart of an account by its session alone, whatever cart cookie a browser has', async () => {
  const shop = await shopWithMug()
  const before = shop.browser()
  await shop.add(before, shop.bowl)
  const known = before.copy()
  const { browser } = await shop.signedUp()
  await shop.add(browser, shop.mug)
  const thief = shop.browser()
  thief.cookies.set('CART', browser.cookies.get('CART') ?? '')
  expect(await shop.inIt(thief)).toEqual({})
  // A cookie that is planted after sign-in leads nowhere.
  browser.cookies.set('CART', known.cookies.get('CART') ?? '')
  await shop.add(browser, shop.mug)
  expect(await shop.inIt(browser)).toEqual({ [shop.mug]: 2 })
  expect((await browser.visit('/cart')).text).not.toContain('/shop/p/bowl')
  await browser.submit('/checkout', { intent: 'quote', email: 'buyer@example.com' })
  expect((await browser.visit('/checkout')).text).toContain('buyer@example.com')
  const read = await known.visit('/checkout')
  expect(read.text).not.toContain('buyer@example.com')
  expect(await shop.inIt(known)).toEqual({ [shop.bowl]: 1 })
  await browser.submit('/account/sign-out', {})
  expect(await shop.inIt(thief)).toEqual({})
})
