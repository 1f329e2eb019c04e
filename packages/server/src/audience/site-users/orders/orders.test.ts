import type { OrderDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { testOwner } from '../../../test/owner.ts'
import { ADDRESS, offerFreePost } from '../../../test/sale.ts'
import type { TestBrowser, TestReply } from '../../../test/site.ts'
import { PASSWORD, READER, testVisitors } from '../../../test/site-users.ts'

/** A shop whose visitors buy a mug, each as a guest or signed in. */
async function testBuyers() {
  const shop = await testVisitors()
  const { db, site, rows } = shop
  await offerFreePost(db, site.id)
  const mug = await shop.product({ title: 'Morning mug', priceMinor: 2_800n, onHand: 500 })
  /** Buys a mug, and resolves to the id of the order. */
  const buy = async (browser: TestBrowser, email = READER) => {
    await browser.submit('/cart/entries', { itemId: mug.id, sku: mug.sku, quantity: '1' })
    const { text } = await browser.visit('/checkout')
    const hidden = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
    const sent = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
    const form = { ...sent, ...ADDRESS, email, intent: 'pay', paymentOutcome: 'approve' }
    const paid = await browser.submit('/checkout', form)
    expect(paid.headers['location'], paid.text).toMatch(/^\/order\//)
    const [row] = await rows<{ id: string }>(
      'select id from orders where site_id = $1 order by created_at desc, id desc limit 1',
    )
    return row?.id ?? ''
  }
  const { call } = await testOwner(shop)
  return { ...shop, buy, call }
}

it('lists the orders of the account with state, date and total, and asks a guest to sign in', async () => {
  const { buy, signedUp, browser, rows } = await testBuyers()
  const reader = await signedUp()
  expect((await reader.browser.visit('/account/orders')).text).toContain(
    'There are no orders in your account yet.',
  )
  const id = await buy(reader.browser)
  await buy(browser(), 'guest@example.com')
  for (const path of ['/account', '/account/orders'] as const) {
    const { text, headers } = await reader.browser.visit(path)
    expect(text).toContain(`href="/account/orders/${id}"`)
    expect(text).toContain('In preparation')
    expect(text).toContain('<span class="price">$28.00</span>')
    expect(text.match(/href="\/account\/orders\/[\da-f]/g)).toHaveLength(1)
    expect(headers['cache-control']).toBe('private, no-store')
  }
  await rows(`update orders set fulfillment_status = 'fulfilled' where site_id = $1`)
  expect((await reader.browser.visit('/account/orders')).text).toContain('Shipped')
  const guest = await browser().visit('/account/orders')
  expect(guest).toMatchObject({
    status: 303,
    headers: { location: '/account/login?next=%2Faccount%2Forders' },
  })
})

it('pages through many orders', async () => {
  const { buy, signedUp, rows } = await testBuyers()
  const reader = await signedUp()
  for (let count = 0; count < 22; count += 1) await buy(reader.browser)
  const count = (text: string) => text.match(/href="\/account\/orders\/[\da-f]/g)?.length
  const first = await reader.browser.visit('/account/orders')
  expect(count(first.text)).toBe(20)
  const [, older = ''] = /href="(\/account\/orders\?before=\d+)" rel="next"/.exec(first.text) ?? []
  const second = await reader.browser.visit(older)
  expect(count(second.text)).toBe(2)
  expect(second.text).toContain('Newest orders')
  expect(await rows('select from order_buyer where site_id = $1')).toHaveLength(22)
})

it('shows one order to its account alone: anyone else gets 404, as for no order', async () => {
  const { buy, signedUp, call } = await testBuyers()
  const reader = await signedUp()
  const other = await signedUp('other@example.com')
  const id = await buy(reader.browser)
  await call('POST', `/api/studio/orders/${id}/invoices`, {})
  const path = `/account/orders/${id}`
  const { text } = await reader.browser.visit(path)
  expect(text).toContain('<h1>Order 1</h1>')
  expect(text).toContain('14 Harbour Row')
  // Nothing on it says that an email is on its way.
  expect(text).not.toContain('receipt')
  const [, document = ''] = /href="(\/account\/orders\/[\w-]+\/documents\/[\w-]+)"/.exec(text) ?? []
  expect((await reader.browser.visit(document)).text).toContain('<h1>Invoice</h1>')
  const none = '/account/orders/0192f0c1-2345-7890-abcd-ef0123456789'
  const foreign = await other.browser.visit(path)
  const unknown = await other.browser.visit(none)
  expect([foreign.status, unknown.status]).toEqual([404, 404])
  const main = ({ text: html }: TestReply) => /<main[^]*<\/main>/.exec(html)?.[0]
  expect(main(foreign)).toBe(main(unknown))
  expect((await other.browser.visit(document)).status).toBe(404)
  for (const wrong of ['1', 'x', `${id}x`])
    expect((await reader.browser.visit(`/account/orders/${wrong}`)).status, wrong).toBe(404)
  expect((await reader.browser.visit(`${path}/documents/${id}`)).status).toBe(404)
})

it('adds guest orders when an account confirms their address, and only those', async () => {
  const { buy, browser, findLastEmail, call } = await testBuyers()
  const mine = await buy(browser(), 'Reader@Example.com')
  const theirs = await buy(browser(), 'other@example.com')
  const reader = browser()
  const form = { firstName: '', lastName: '', email: READER, newPassword: PASSWORD }
  await reader.submit('/account/register', form)
  // Typing the address has added nothing, and signs no one in.
  expect((await reader.visit(`/account/orders/${mine}`)).status).toBe(303)
  const { token } = await findLastEmail()
  const done = await reader.submit('/account/verify', { token, password: PASSWORD })
  expect(done.headers['location']).toBe('/account/orders?notice=claimed')
  const list = await reader.visit('/account/orders?notice=claimed')
  expect(list.text).toContain('You confirmed your email address.')
  expect((await reader.visit(`/account/orders/${mine}`)).status).toBe(200)
  expect((await reader.visit(`/account/orders/${theirs}`)).status).toBe(404)
  expect((await call('GET', `/api/studio/orders/${mine}`)).status).toBe(200)
})

it('adds later guest orders by an emailed link, once, for the account that it was sent to', async () => {
  const { buy, browser, signedUp, emails, rows } = await testBuyers()
  const reader = await signedUp()
  const other = await signedUp('other@example.com')
  const id = await buy(browser())
  const before = (await emails()).length
  const asked = await reader.browser.submit('/account/orders/claim/email', {})
  expect(asked.headers['location']).toBe('/account/orders?notice=claim-sent')
  const sent = (await emails()).slice(before)
  expect(sent).toMatchObject([{ recipient: READER }])
  const token = sent[0]?.token ?? ''
  const owned = () => rows('select from order_buyer where site_id = $1')
  const link = `/account/orders/claim?token=${token}`
  expect((await browser().visit(link)).headers['location']).toContain('/account/login?next=')
  expect((await reader.browser.visit(link)).text).toContain('Add orders')
  expect(await owned()).toHaveLength(0)
  const stolen = await other.browser.submit('/account/orders/claim', { token })
  expect(stolen.status).toBe(401)
  expect(stolen.text).toContain('This link has expired or was already used.')
  const claim = () => reader.browser.submit('/account/orders/claim', { token })
  const replies = await Promise.all([claim(), claim()])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 401])
  expect((await reader.browser.visit(`/account/orders/${id}`)).status).toBe(200)
  expect((await claim()).status).toBe(401)
})

it('rejects a link that has expired, and says so when there is nothing to add', async () => {
  const { signedUp, emails, rows } = await testBuyers()
  const { browser } = await signedUp()
  const ask = async () => {
    await browser.submit('/account/orders/claim/email', {})
    return (await emails()).at(-1)?.token ?? ''
  }
  const token = await ask()
  await rows(`update site_user_token set expires_at = now() where site_id = $1`)
  expect((await browser.submit('/account/orders/claim', { token })).status).toBe(401)
  const fresh = await browser.submit('/account/orders/claim', { token: await ask() })
  expect(fresh.headers['location']).toBe('/account/orders?notice=claimed-none')
})

it('leaves an order of another account where it is', async () => {
  const { buy, signedUp, emails } = await testBuyers()
  const reader = await signedUp()
  const other = await signedUp('other@example.com')
  const id = await buy(other.browser, READER)
  await reader.browser.submit('/account/orders/claim/email', {})
  const token = (await emails()).at(-1)?.token ?? ''
  await reader.browser.submit('/account/orders/claim', { token })
  expect((await reader.browser.visit(`/account/orders/${id}`)).status).toBe(404)
  expect((await other.browser.visit(`/account/orders/${id}`)).status).toBe(200)
})

it('shows what was sent with its tracking number, and what was refunded and why', async () => {
  const { buy, signedUp, call } = await testBuyers()
  const { browser } = await signedUp()
  const id = await buy(browser)
  const at = `/api/studio/orders/${id}`
  const { lines } = (await call('GET', at)).body as OrderDetail
  const lineId = lines[0]?.id
  const parcel = { carrier: 'Royal Mail', trackingNumber: 'QT48', notify: false }
  const sent = { id: newId(), lines: [{ lineId, quantity: 1 }], ...parcel }
  expect((await call('POST', `${at}/fulfillments`, sent)).status).toBe(200)
  const reason = 'Chipped <rim>'
  const refund = { id: newId(), amountCents: 500, reason, note: 'Secret', notify: false }
  expect((await call('POST', `${at}/refunds`, refund)).status).toBe(200)
  const { text } = await browser.visit(`/account/orders/${id}`)
  for (const shown of ['Shipped', 'Royal Mail', 'QT48', 'Refunds', '$5.00', 'Chipped &lt;rim&gt;'])
    expect(text).toContain(shown)
  expect(text).not.toContain('Secret')
})
