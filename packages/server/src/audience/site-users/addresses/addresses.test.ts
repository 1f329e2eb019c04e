import type { Customer, CustomerDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { ADDRESS, offerFreePost } from '../../../test/sale.ts'
import type { TestBrowser } from '../../../test/site.ts'
import { READER, testVisitors } from '../../../test/site-users.ts'

const LIST = '/account/addresses'
const OTHER = { ...ADDRESS, address1: '22 Long Lane', country: 'DE' }

async function testAddresses() {
  const shop = await testVisitors()
  const { db, site, rows } = shop
  await offerFreePost(db, site.id)
  const mug = await shop.product({ onHand: 50 })
  const fill = async (browser: TestBrowser) => {
    await browser.submit('/cart/entries', { itemId: mug.id, sku: mug.sku, quantity: '1' })
    const { text } = await browser.visit('/checkout')
    const hidden = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
    const sent = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
    return { text, sent: { ...sent, paymentOutcome: 'approve' } }
  }
  const add = (browser: TestBrowser, address: Readonly<Record<string, string>> = ADDRESS) =>
    browser.submit(`${LIST}/new`, address)
  const saved = () =>
    rows<{ id: string; street: string; is_default: boolean }>(
      `select id, address ->> 'address1' as street, is_default from saved_address
       where site_id = $1 order by created_at, id`,
    )
  return { ...shop, fill, add, saved }
}

it('adds, changes and deletes addresses, and keeps one default', async () => {
  const { signedUp, add, saved } = await testAddresses()
  const { browser } = await signedUp()
  const added = await add(browser)
  expect(added.headers['location']).toBe(`${LIST}?notice=address-saved`)
  await add(browser, OTHER)
  // The same again is no second one.
  await add(browser, { ...OTHER, address1: ' 22 long lane' })
  const [first, second] = await saved()
  expect([first?.is_default, second?.is_default]).toEqual([true, false])
  const { text } = await browser.visit(LIST)
  expect(text).toContain('<bdi>Germany</bdi>')
  await browser.submit(`${LIST}/${second?.id}/default`, {})
  expect((await saved()).map((each) => each.is_default)).toEqual([false, true])
  await browser.submit(`${LIST}/${second?.id}`, { ...OTHER, address1: '23 Long Lane' })
  expect((await browser.visit(`${LIST}/${second?.id}`)).text).toContain('value="23 Long Lane"')
  await browser.submit(`${LIST}/${second?.id}/delete`, {})
  expect(await saved()).toMatchObject([{ street: '14 Harbour Row', is_default: true }])
})

it('has the rules of the checkout: required fields, lengths, countries', async () => {
  const { signedUp, add, saved } = await testAddresses()
  const { browser } = await signedUp()
  const wrong = await add(browser, { ...ADDRESS, city: ' ', country: 'ZZ' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Enter a city.')
  expect(wrong.text).toContain('Choose a country.')
  expect(wrong.text).toContain('value="14 Harbour Row"')
  const long = await add(browser, { ...ADDRESS, address1: 'x'.repeat(201) })
  expect(long.text).toContain('This entry is too long.')
  expect(await saved()).toEqual([])
})

it('finds no address of another account in any call', async () => {
  const { signedUp, add, saved, fill } = await testAddresses()
  const reader = await signedUp()
  const other = await signedUp('other@example.com')
  await add(reader.browser)
  const [own] = await saved()
  const at = `${LIST}/${own?.id}`
  expect((await other.browser.visit(at)).status).toBe(404)
  expect((await other.browser.submit(at, OTHER)).status).toBe(404)
  for (const action of ['delete', 'default'])
    expect((await other.browser.submit(`${at}/${action}`, {})).status, action).toBe(404)
  const { sent } = await fill(other.browser)
  const form = { ...sent, email: 'x@example.com', intent: 'address', savedAddress: own?.id ?? '' }
  expect((await other.browser.submit('/checkout', form)).text).not.toContain('14 Harbour Row')
  expect(await saved()).toEqual([own])
})

it('saves at most 20, also when they are added at once', async () => {
  const { signedUp, add, saved } = await testAddresses()
  const { browser } = await signedUp()
  const streets = Array.from({ length: 22 }, (_, index) => `${index} Harbour Row`)
  for (const address1 of streets.slice(0, 18)) await add(browser, { ...ADDRESS, address1 })
  await Promise.all(streets.slice(18).map((address1) => add(browser, { ...ADDRESS, address1 })))
  expect(await saved()).toHaveLength(20)
  expect((await browser.visit(LIST)).text).toContain('the maximum of 20 addresses')
})

it('prefills the checkout, offers the saved addresses, and saves one of an order', async () => {
  const { signedUp, add, saved, fill } = await testAddresses()
  const { browser } = await signedUp()
  await add(browser)
  await add(browser, OTHER)
  const { text, sent } = await fill(browser)
  expect(text).toContain(`value="${READER}"`)
  expect(text).toContain('value="14 Harbour Row"')
  // The street distinguishes addresses of one person.
  expect(text).toContain('>22 Long Lane, Saltby, SB4 7QT, Germany, First Last</option>')
  const [, second] = await saved()
  const choose = { ...sent, ...ADDRESS, intent: 'address', savedAddress: second?.id ?? '' }
  const chosen = await browser.submit('/checkout', { ...choose, email: READER })
  expect(chosen.text).toContain('value="22 Long Lane"')
  expect(chosen.text).toContain('<option value="DE" selected>')
  const typed = { ...ADDRESS, address1: '3 New Street', saveAddress: '1', email: READER }
  const paid = await browser.submit('/checkout', { ...sent, ...typed, intent: 'pay' })
  expect(paid.headers['location']).toMatch(/^\/order\//)
  expect((await saved()).map(({ street }) => street)).toContain('3 New Street')
})

it('saves nothing and offers nothing for a guest', async () => {
  const { browser, fill, saved } = await testAddresses()
  const guest = browser()
  const { text, sent } = await fill(guest)
  expect(text).not.toContain('saveAddress')
  expect(text).not.toContain('savedAddress')
  const form = { ...sent, ...ADDRESS, email: READER, saveAddress: '1', intent: 'pay' }
  expect((await guest.submit('/checkout', form)).headers['location']).toMatch(/^\/order\//)
  expect(await saved()).toEqual([])
})

it('shows staff the saved addresses, exports them, and erases them with the customer', async () => {
  const { signedUp, add, saved, fill, rows, ...shop } = await testAddresses()
  const { browser } = await signedUp()
  await add(browser, OTHER)
  const { sent } = await fill(browser)
  const form = { ...sent, ...ADDRESS, email: READER, intent: 'pay' }
  await browser.submit('/checkout', form)
  await rows(`update orders set fulfillment_status = 'fulfilled' where site_id = $1`)
  const { call } = await testOwner(shop)
  const { body } = await call('GET', '/api/studio/customers')
  const [customer] = (body as { readonly customers: readonly Customer[] }).customers
  const path = `/api/studio/customers/${customer?.id}`
  const { addresses } = (await call('GET', path)).body as CustomerDetail
  expect(addresses).toMatchObject([
    { address: { line1: '22 Long Lane' }, isDefault: true, orderNumber: null },
    { address: { line1: '14 Harbour Row' }, isDefault: false, orderNumber: 1 },
  ])
  const { json } = (await call('GET', `${path}/export`)).body as { readonly json: string }
  expect(JSON.parse(json)).toMatchObject({
    account: { addresses: [{ address1: '22 Long Lane', isDefault: true }], memberAreas: [] },
  })
  expect((await call('POST', `${path}/erasure`, { confirmation: READER })).status).toBe(200)
  expect(await saved()).toEqual([])
})
