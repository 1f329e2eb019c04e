import type { MemberArea } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { refundOrder } from '../../../commerce/orders/index.ts'
import type { TestBrowser } from '../../../test/site.ts'
import { followOrder } from './purchases.ts'
import { PASSWORD, READER, testVisitors } from '../../../test/site-users.ts'

type Shop = Awaited<ReturnType<typeof testVisitors>>
const LESSONS = { name: 'Lessons', joinMode: 'purchase', priceCents: 4_900 }

/** A shop that sells access to its lessons. */
async function lessons() {
  const shop = await testVisitors()
  const owner = await shop.owner()
  const area = (await owner('POST', 'member-areas', LESSONS)).body as MemberArea
  return { shop, owner, area, itemId: await findProduct(shop, area) }
}

async function findProduct({ rows }: Shop, { id }: MemberArea): Promise<string> {
  const [row] = await rows<{ product_id: string }>(
    'select product_id from member_area where site_id = $1 and id = $2',
    [id],
  )
  return row?.product_id ?? ''
}

async function putInCart(browser: TestBrowser, itemId: string): Promise<void> {
  await browser.submit('/cart/entries', { itemId })
}

/** Presses Pay on what is in the cart, with a card that is taken. */
async function press(browser: TestBrowser, email: string): Promise<void> {
  const { text } = await browser.visit('/checkout')
  const hidden = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(text)?.[1] ?? ''
  const paid = await browser.submit('/checkout', {
    ...{ version: hidden('version'), expectedTotal: hidden('expectedTotal') },
    ...{ email, intent: 'pay', paymentOutcome: 'approve' },
  })
  expect(String(paid.headers['location'])).toMatch(/^\/order\/[\w-]{22}$/)
}

/** The same, and what follows has come. Resolves to the order's id. */
async function pay(shop: Shop, browser: TestBrowser, email: string): Promise<string> {
  await press(browser, email)
  await shop.jobs.drain(shop.pool)
  const [order] = await shop.rows<{ id: string }>(
    `select id from orders where site_id = $1 and status = 'placed' order by number desc limit 1`,
  )
  return order?.id ?? ''
}

async function buy(shop: Shop, browser: TestBrowser, given: { itemId: string; email: string }) {
  await putInCart(browser, given.itemId)
  return pay(shop, browser, given.email)
}

type Visitor = Awaited<ReturnType<Shop['signedUp']>>
const listAreaIds = async ({ call }: Visitor) =>
  ((await call('GET', '/profile')).body as { memberAreaIds: string[] }).memberAreaIds

/** As when a process ended before it had written down that a job was done. */
async function tellAgain(shop: Shop): Promise<void> {
  await shop.rows(
    `insert into outbox (site_id, id, topic, dedupe, payload)
     select site_id, gen_random_uuid(), topic, topic || gen_random_uuid(), payload from outbox
     where site_id = $1 and topic like 'order.%'`,
  )
  await shop.jobs.drain(shop.pool)
}

it('sells access to the signed-in visitor, whatever address they enter, once for repeated events', async () => {
  const { shop, owner, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  expect(await reader.call('POST', `/member-areas/${area.id}`, {})).toMatchObject({
    status: 403,
    body: { code: 'site-users.areaSold' },
  })
  await buy(shop, reader.browser, { itemId, email: 'invoices@example.com' })
  expect(await listAreaIds(reader)).toEqual([area.id])
  expect((await owner('GET', 'orders?filter=unfulfilled')).body).toMatchObject({ orders: [] })
  expect((await owner('GET', 'orders')).body).toMatchObject({
    orders: [{ requiresShipping: false, fulfillmentStatus: 'fulfilled' }],
  })
  await tellAgain(shop)
  expect(await listAreaIds(reader)).toEqual([area.id])
  expect((await owner('GET', 'member-areas')).body).toMatchObject({
    memberAreas: [{ memberCount: 1, price: { currencyCode: 'USD', value: 4_900 } }],
  })
  const other = await shop.signedUp('invoices@example.com')
  expect(await listAreaIds(other)).toEqual([])
})

it('holds a guest’s purchase until the address is confirmed, and grants it only to its owner', async () => {
  const { shop, area, itemId } = await lessons()
  await buy(shop, shop.browser(), { itemId, email: READER.toUpperCase() })
  const other = await shop.signedUp('other@example.com')
  expect(await listAreaIds(other)).toEqual([])

  const body = { email: READER, password: PASSWORD }
  await shop.browser().call('POST', '/api/site-users/account/registration', body)
  expect(await shop.rows('select from member_area_member where site_id = $1')).toEqual([])
  const reader = await shop.signedUp()
  expect(await listAreaIds(reader)).toEqual([area.id])
})

it('grants access at once to a guest whose address an account has confirmed', async () => {
  const { shop, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  await buy(shop, shop.browser(), { itemId, email: READER })
  expect(await listAreaIds(reader)).toEqual([area.id])
})

it('allows one in a cart, and needs no delivery', async () => {
  const { shop, itemId } = await lessons()
  const browser = shop.browser()
  const add = (given: object) =>
    browser.call('POST', '/api/commerce/shopping-cart/entries', { itemId, sku: null, ...given })
  await add({ quantity: 1, additionalFields: null })
  const fields = JSON.stringify({ engraving: 'mine' })
  const { body } = await add({ quantity: 3, additionalFields: fields })
  expect(body).toMatchObject({
    shoppingCart: {
      totalQuantity: 1,
      requiresShipping: false,
      subtotalCents: 4_900,
      entries: [
        {
          ...{ productType: 'paywall', quantity: 1, multipleQuantityAllowed: false },
          ...{
            title: 'Lessons',
            additionalFields: {},
            fullUrl: expect.stringContaining('/account/areas/'),
          },
        },
      ],
    },
  })
})

it('ends access after a refund, and grants none if the order event arrives late', async () => {
  const { shop, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  const orderId = await buy(shop, reader.browser, { itemId, email: READER })
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n })
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([area.id])
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 3_900n })
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([])
  await tellAgain(shop)
  expect(await listAreaIds(reader)).toEqual([])
})

it('ends access whose line was refunded, in an order with other items', async () => {
  const { shop, area, itemId } = await lessons()
  const book = await shop.product({ type: 'digital', title: 'Book', priceMinor: 1_000n })
  const reader = await shop.signedUp()
  await putInCart(reader.browser, book.id)
  const orderId = await buy(shop, reader.browser, { itemId, email: READER })
  expect(await listAreaIds(reader)).toEqual([area.id])
  const [line] = await shop.rows<{ id: string }>(
    'select id from order_line where site_id = $1 and product_type = 5',
  )
  const back = { orderLineId: line?.id ?? '', quantity: 1, restockQuantity: 0 }
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 4_900n, lines: [back] })
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([])
})

it('is not sold again to a member, by form or by script', async () => {
  const { shop, itemId } = await lessons()
  const reader = await shop.signedUp()
  await buy(shop, reader.browser, { itemId, email: READER })
  const { headers } = await reader.browser.submit('/cart/entries', { itemId })
  expect(headers['location']).toBe(`/cart?problem=alreadyMember&item=${itemId}`)
  expect((await reader.browser.visit(String(headers['location']))).text).toContain(
    'You already have access to this.',
  )
  const wanted = { itemId, sku: null, quantity: 1, additionalFields: null }
  const entries = '/api/commerce/shopping-cart/entries'
  expect(await reader.browser.call('POST', entries, wanted)).toMatchObject({
    status: 409,
    body: { code: 'cart.alreadyMember' },
  })
  expect((await reader.browser.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    entries: [],
  })
  expect((await shop.browser().call('POST', entries, wanted)).status).toBe(200)
})

it('is granted from the moment of payment, before any notification, and is not sold again', async () => {
  const { shop, owner, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  await putInCart(reader.browser, itemId)
  await press(reader.browser, 'invoices@example.com')
  expect(await shop.rows('select from member_area_purchase where site_id = $1')).toEqual([])
  expect(await listAreaIds(reader)).toEqual([area.id])
  expect((await owner('GET', 'member-areas')).body).toMatchObject({
    memberAreas: [{ memberCount: 1 }],
  })
  const { headers } = await reader.browser.submit('/cart/entries', { itemId })
  expect(headers['location']).toBe(`/cart?problem=alreadyMember&item=${itemId}`)
  const [order] = await shop.rows<{ id: string }>('select id from orders where site_id = $1')
  await refundOrder(shop.db, shop.site.id, { orderId: order?.id ?? '', amountMinor: 4_900n })
  expect(await listAreaIds(reader)).toEqual([])
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([])
})

it('cannot be paid by a visitor who became a member meanwhile, until it is removed from the cart', async () => {
  const { shop, owner, area, itemId } = await lessons()
  const book = await shop.product({ type: 'digital', title: 'Book', priceMinor: 1_000n })
  const { browser, id } = await shop.signedUp()
  await putInCart(browser, itemId)
  await putInCart(browser, book.id)
  await owner('PUT', `member-areas/${area.id}/members/${id}`)
  const words = 'You already have access to an item in your cart. Remove it to check out.'
  const shown = await browser.visit('/checkout')
  expect(shown).toMatchObject({ status: 409, text: expect.stringContaining(words) })
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="(\\d+)"`).exec(shown.text)?.[1] ?? ''
  const refused = await browser.submit('/checkout', {
    ...{ version: hidden('version'), expectedTotal: hidden('expectedTotal') },
    ...{ email: READER, intent: 'pay', paymentOutcome: 'approve' },
  })
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining(words) })
  expect(await shop.rows('select from orders where site_id = $1')).toEqual([])

  const { body } = await browser.call('GET', '/api/commerce/shopping-cart')
  const { entries } = body as { entries: { id: string; itemId: string }[] }
  const entry = entries.find((each) => each.itemId === itemId)
  await browser.submit(`/cart/entries/${entry?.id}`, { quantity: '0' })
  await pay(shop, browser, READER)
})

it('remains for a member who paid twice and was refunded once', async () => {
  const { shop, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  const first = await buy(shop, reader.browser, { itemId, email: READER })
  const guest = shop.browser()
  await buy(shop, guest, { itemId, email: READER })
  await refundOrder(shop.db, shop.site.id, { orderId: first, amountMinor: 4_900n })
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([area.id])
})

it('ends the same whether the order or its refund arrives first', async () => {
  const { shop, itemId } = await lessons()
  const reader = await shop.signedUp()
  const orderId = await buy(shop, reader.browser, { itemId, email: READER })
  await shop.rows('delete from member_area_purchase where site_id = $1')
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 4_900n })
  const events = [1, 2, 3, 4].map(() => followOrder(shop.db, shop.site.id, orderId))
  await Promise.all(events)
  await shop.jobs.drain(shop.pool)
  expect(await listAreaIds(reader)).toEqual([])
  expect(await shop.rows('select from member_area_purchase where site_id = $1')).toHaveLength(1)
})

it('cannot be left by a paying member, but ended by the owner', async () => {
  const { shop, owner, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  await buy(shop, shop.browser(), { itemId, email: READER })
  expect(await reader.call('DELETE', `/member-areas/${area.id}`)).toMatchObject({
    status: 409,
    body: { code: 'site-users.areaBought' },
  })
  const { text } = await reader.browser.visit('/account')
  expect(text).toContain('Access purchased.')
  expect(text).not.toContain(`/account/areas/${area.id}/leave`)
  await owner('DELETE', `member-areas/${area.id}/members/${reader.id}`)
  expect(await listAreaIds(reader)).toEqual([])
})

it('is deleted with the account, and the order remains', async () => {
  const { shop, owner, itemId } = await lessons()
  const reader = await shop.signedUp()
  await buy(shop, reader.browser, { itemId, email: READER })
  await buy(shop, shop.browser(), { itemId, email: READER })
  await owner('DELETE', `site-users/${reader.id}`)
  await shop.jobs.drain(shop.pool)
  expect(await shop.rows('select from member_area_purchase where site_id = $1')).toEqual([])
  const orders = await shop.rows<{ id: string }>('select id from orders where site_id = $1')
  for (const { id: orderId } of orders)
    await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n })
  await shop.jobs.drain(shop.pool)
  expect(await shop.rows('select from member_area_purchase where site_id = $1')).toEqual([])
  expect(await shop.rows('select from orders where site_id = $1')).toHaveLength(2)
  expect(await listAreaIds(await shop.signedUp())).toEqual([])
})

it('is no longer sold once the owner ends the sale, and remains for its buyers', async () => {
  const { shop, owner, area, itemId } = await lessons()
  const reader = await shop.signedUp()
  await buy(shop, reader.browser, { itemId, email: READER })
  const late = shop.browser()
  await putInCart(late, itemId)
  const path = `member-areas/${area.id}`
  const closed = await owner('PUT', path, { name: 'Lessons', joinMode: 'invitation' })
  expect(closed.body).toMatchObject({ joinMode: 'invitation', price: null, memberCount: 1 })
  expect(await listAreaIds(reader)).toEqual([area.id])
  expect((await late.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    subtotalCents: 0,
    entries: [{ isAvailable: false }],
  })
  const again = await owner('PUT', path, { ...LESSONS, priceCents: 5_900 })
  expect(again.body).toMatchObject({ price: { decimalValue: '59.00' } })
  expect(await findProduct(shop, area)).toBe(itemId)
  expect((await late.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    subtotalCents: 5_900,
  })
})

it('has a price if and only if it is sold, and changes nothing of another site', async () => {
  const { shop, owner, area } = await lessons()
  const otherBrowser = await lessons()
  const priceless = { status: 400, body: { code: 'site-users.areaPrice' } }
  expect(await owner('POST', 'member-areas', { name: 'A', joinMode: 'purchase' })).toMatchObject(
    priceless,
  )
  expect(await owner('POST', 'member-areas', { name: 'A', priceCents: 100 })).toMatchObject(
    priceless,
  )
  expect(
    (await owner('POST', 'member-areas', { ...LESSONS, name: 'A', priceCents: 0 })).status,
  ).toBe(400)
  const theirs = await otherBrowser.owner('PUT', `member-areas/${area.id}`, {
    ...LESSONS,
    priceCents: 1,
  })
  expect(theirs.status).toBe(404)
  expect((await owner('GET', 'member-areas')).body).toMatchObject({
    memberAreas: [{ name: 'Lessons', price: { value: 4_900 } }],
  })
  const browser = shop.browser()
  await putInCart(browser, otherBrowser.itemId)
  expect((await browser.call('GET', '/api/commerce/shopping-cart')).body).toMatchObject({
    entries: [],
  })
})

it('appears in no shop: no list, no page, no URL, and is deleted with its area', async () => {
  const { shop, owner, area, itemId } = await lessons()
  expect((await owner('GET', 'products')).body).toMatchObject({ products: [] })
  const { text } = await shop.browser().visit('/sitemap.xml')
  expect(text).not.toContain(area.id)
  expect((await shop.browser().visit(`/account/areas/p/${area.id}`)).status).toBe(404)
  const offer = await shop.browser().visit(`/account/areas/${area.id}`)
  expect(offer.text).toContain('$49.00')
  expect(offer.text).toContain(`value="${itemId}"`)
  expect((await owner('DELETE', `member-areas/${area.id}`)).status).toBe(200)
  expect(await shop.rows('select from product where site_id = $1')).toEqual([])
})
