import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { insertDiscounts } from '../../../commerce/discounts/index.ts'
import { completeCheckout, sweepSite } from '../../../commerce/orders/index.ts'
import { createSite, insertHost } from '../../../identity/sites/index.ts'
import { newId } from '../../../platform/db/id.ts'
import { exported, readFiles } from '../../../test/archive.ts'
import { emptyServer } from '../../../test/empty-server.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSubscriptions } from '../../../test/shop/subscriptions.ts'
import { TestBrowser } from '../../../test/site.ts'
import { createFolderSource, importArchive } from '../index.ts'
import { readArchive } from '../read-archive.ts'

type Shop = Awaited<ReturnType<typeof testRecords>>

const LISTS = [
  '/api/studio/orders',
  '/api/studio/customers',
  '/api/studio/gift-cards',
  '/api/studio/subscriptions',
  '/api/studio/product-reviews',
  '/api/studio/stock',
  '/api/studio/newsletter-subscribers',
  '/api/studio/mailing-lists',
]

/** Creates a shop with orders in many states, gift cards, a subscription, an account, a review and a subscriber. */
async function testRecords() {
  const shop = await testSubscriptions()
  const { db, site, rows } = shop
  const siteId = site.id
  await insertDiscounts(db, siteId, [
    {
      ...{ id: newId(), code: 'TEN', title: 'Ten percent', lane: 'order' },
      ...{ percentMillionths: 100_000, amountMinor: null, maxUses: 5, maxPerCustomer: 1 },
    },
  ])
  const { call } = await testOwner(shop)
  const send = async (method: 'POST' | 'PUT', path: string, body: object = {}) => {
    const reply = await call(method, `/api/studio${path}`, body)
    expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300)
    return reply.body
  }
  const mug = await shop.sell({ title: 'Mug', sku: 'MUG', onHand: 10 })
  const cup = await shop.sell({ title: 'Cup', sku: 'CUP', onHand: 5 })
  const buy = async (email: string, quantity = 2) => {
    const cart = await shop.fill({ product: mug, quantity, email }, { product: cup })
    await rows(
      `insert into cart_discount (site_id, cart_id, discount_id)
      select $1, $2, id from discount where site_id = $1`,
      [cart.cartId],
    )
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(db, site, attempt)).orderId
  }
  const [first, second] = [await buy('ada@example.com'), await buy('bob@example.com', 1)]
  await shop.browser().visit(`${await shop.subscribe()}/subscription`)
  await sendParts({ rows, send }, first)
  await send('POST', '/gift-cards', {
    ...{ id: newId(), amountCents: 5_000, email: 'gift@example.com', testMode: true },
  })
  await rows(
    `insert into site_user (site_id, id, email, first_name, last_name, locale, password_hash, verified_at)
     values ($1, $2, 'ada@example.com', 'Ada', '', 'en-US', 'SECRET-HASH', now())`,
    [newId()],
  )
  await rows(
    `insert into product_review (site_id, id, product_id, source, stars, author_name, locale, email)
     values ($1, $2, $3, 'native', 4, 'Ada', 'en-US', 'ada@example.com')`,
    [newId(), mug.id],
  )
  await send('POST', '/mailing-lists', { name: 'Workshops' })
  await addSubscriber(rows)
  const [customer] = await rows<{ id: string }>(
    `select id from customer where site_id = $1 and email = 'ada@example.com'`,
  )
  await send('POST', `/customers/${customer?.id}/notes`, { id: newId(), text: 'Likes tea' })
  return { ...shop, siteId, call, second }
}

/** Adds a confirmed subscriber of every mailing list. */
async function addSubscriber(
  rows: Awaited<ReturnType<typeof testSubscriptions>>['rows'],
): Promise<void> {
  await rows(
    `insert into newsletter_subscriber
       (site_id, id, email, first_name, locale, form_id, source, consent, confirmed_at)
     values ($1, $2, 'eve@example.com', 'Eve', 'en-US', '', 'staff', 'At the counter', now())`,
    [newId()],
  )
  await rows(
    `insert into mailing_list_member (site_id, list_id, subscriber_id, source, confirmed_at)
     select l.site_id, l.id, s.id, 'staff', now() from mailing_list l
     join newsletter_subscriber s on s.site_id = l.site_id where l.site_id = $1`,
  )
}

type Send = (method: 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>

/** Sends one item of an order, refunds another, and issues both papers. */
async function sendParts(
  {
    rows,
    send,
  }: { readonly rows: Awaited<ReturnType<typeof testSubscriptions>>['rows']; readonly send: Send },
  orderId: string,
): Promise<void> {
  const [line] = await rows<{ id: string }>(
    `select id from order_line where site_id = $1 and order_id = $2 order by display_index`,
    [orderId],
  )
  const lineId = line?.id
  const at = `/orders/${orderId}`
  await send('POST', `${at}/fulfillments`, {
    ...{ id: newId(), lines: [{ lineId, quantity: 1 }], notify: false },
  })
  await send('POST', `${at}/invoices`)
  const refundId = newId()
  const lines = [{ lineId, quantity: 1, isFulfilled: false, restock: true }]
  await send('POST', `${at}/refunds`, {
    ...{ id: refundId, lines, amountCents: 500, reason: 'Damaged', notify: false },
  })
  await send('POST', `${at}/refunds/${refundId}/credit-note`)
}

/** Imports an archive into an empty server, and signs in the owner of its site. */
async function imported(folder: string, { siteId, host }: Pick<Shop, 'siteId' | 'host'>) {
  const server = await emptyServer()
  const outcome = await importArchive(server.db, server.files, createFolderSource(folder))
  expect(outcome, JSON.stringify(outcome)).toMatchObject({ state: 'done' })
  await insertHost(server.db, siteId, host)
  const site = { id: siteId }
  const browser = () => new TestBrowser(server.app, host)
  const { call } = await testOwner({ ...server, site, browser })
  const query = async <Row = Record<string, unknown>>(text: string) =>
    (await server.pool.query(text, [siteId])).rows as Row[]
  return { ...server, call, query }
}

/**
 * Reads a list of the studio, without what a move changes: codes and emails of gift cards, and the ids of computed
 * customers.
 */
async function readList(call: Shop['call'], path: string): Promise<unknown> {
  const { status, body, text } = await call('GET', path)
  expect(status, text).toBe(200)
  const isMoved = (key: string) =>
    (path === '/api/studio/gift-cards' && ['lastFour', 'email', 'recipient'].includes(key)) ||
    (path === '/api/studio/customers' && key === 'id')
  const kept = JSON.stringify(body, (key, value: unknown) => (isMoved(key) ? '' : value))
  return JSON.parse(
    kept.replaceAll(/by (owner-\d+@example.com|a former staff member)/g, 'by staff'),
  )
}

it('restores every record of a shop: the same lists, numbers and balances', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const copy = await imported(folder, shop)
  for (const path of LISTS.filter((each) => !each.includes('subscriptions')))
    expect(await readList(copy.call, path), path).toEqual(await readList(shop.call, path))
  const [order] = await copy.query<{ id: string }>(
    `select id from orders where site_id = $1 and number = 1`,
  )
  for (const path of [
    `/api/studio/orders/${order?.id}`,
    `/api/studio/orders/${order?.id}/invoices`,
  ])
    expect(await readList(copy.call, path), path).toEqual(await readList(shop.call, path))
  expect(await copy.query('select what from commerce_violation where site_id = $1')).toEqual([])
  expect(await copy.query('select used, max_uses from discount where site_id = $1')).toEqual([
    { used: 2, max_uses: 5 },
  ])
  // The next invoice goes on with the numbers.
  const next = await copy.call('POST', `/api/studio/orders/${shop.second}/invoices`)
  expect(next.body).toMatchObject({ invoices: [{ number: 2 }] })
})

it('sends no email and fires no webhook, and pauses what the other site may still charge', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const copy = await imported(folder, shop)
  await sweepSite(copy.db, shop.siteId)
  expect(
    await copy.query('select topic from outbox where site_id = $1 and done_at is null'),
  ).toEqual([])
  expect(
    await copy.query('select status, saved_method from subscription where site_id = $1'),
  ).toEqual([{ status: 'paused', saved_method: null }])
})

it('fires no webhook of a site that is imported into', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const { db, files, pool } = await emptyServer()
  const { title, language, timeZone, identifier } = shop.site
  const made = { id: newId(), contactEmail: '', theme: 'northing', currency: 'USD' } as const
  await createSite(db, { title, language, timeZone, identifier, hosts: [], ...made })
  await pool.query(
    `insert into webhook_endpoint (site_id, id, address, events, secret_id)
     values ($1, $2, 'https://example.com/', '{order.updated,order.fulfilled,product.created}', $2)`,
    [made.id, newId()],
  )
  const outcome = await importArchive(db, files, createFolderSource(folder))
  expect(outcome).toMatchObject({ state: 'done', target: { siteId: made.id, state: 'empty' } })
  const { rows } = await pool.query(`select topic from outbox where topic like 'webhook%'`)
  expect(rows).toEqual([])
})

it('has no secret, no subscriber who did not confirm, and no record unless asked', async () => {
  const shop = await testRecords()
  await shop.rows(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id)
     values ($1, $2, 'pending@example.com', 'en-US', '')`,
    [newId()],
  )
  const { folder } = await exported(shop, { hasRecords: true })
  const texts = Object.values(readFiles(folder)).map((hex) => Buffer.from(hex, 'hex').toString())
  expect(texts.some((text) => text.includes('ada@example.com'))).toBe(true)
  expect(texts.some((text) => text.includes('pending@example.com'))).toBe(false)
  const hidden = await shop.rows<{ secret: string | null }>(`
    select encode(token_hash, 'hex') from orders where site_id = $1
    union all select encode(code_hash, 'hex') from gift_card where site_id = $1
    union all select encode(secret, 'hex') from site where id = $1
    union all select password_hash from site_user where site_id = $1`)
  expect(hidden.length).toBeGreaterThan(5)
  expect(texts.filter((text) => text.includes('savedMethod'))).toEqual([])
  for (const { secret } of hidden)
    expect(texts.filter((text) => text.includes(String(secret)))).toEqual([])
  const plain = await exported(shop)
  expect(Object.keys(readFiles(plain.folder)).filter((path) => path.startsWith('records'))).toEqual(
    [],
  )
})

it('exports the same records again from the copy', async () => {
  const shop = await testRecords()
  const first = await exported(shop, { hasRecords: true })
  const copy = await imported(first.folder, shop)
  const back = await exported({ ...copy, siteId: shop.siteId }, { hasRecords: true })
  const records = (folder: string) =>
    Object.entries(readFiles(folder)).filter(
      ([path]) => path.startsWith('records/') && !path.includes('subscriptions'),
    )
  expect(records(back.folder)).toEqual(records(first.folder))
})

it('restores opt-outs before the orders of their buyers, so that no email is sent in between', async () => {
  const { folder } = await exported(await testRecords(), { hasRecords: true })
  const read = await readArchive(createFolderSource(folder))
  expect('archive' in read && read.archive.records[0]?.path).toBe('records/site.json')
})

it('leaves a refund that was pending to a person, and moves no money', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const year = new Date().getUTCFullYear()
  const path = join(folder, `records/orders/${year}/1.json`)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll('"state": "succeeded"', '"state": "pending"'))
  const copy = await imported(folder, shop)
  await sweepSite(copy.db, shop.siteId)
  expect(
    await copy.query(
      `select attention, payment_status from orders where site_id = $1 and number = 1`,
    ),
  ).toEqual([{ attention: 'amount_mismatch', payment_status: 'paid' }])
  expect(await copy.query('select state from refund_tender where site_id = $1')).toEqual([
    { state: 'failed' },
  ])
  expect(await copy.query('select what from commerce_violation where site_id = $1')).toEqual([])
})

it.each([
  ['has none', (path: string) => rmSync(path)],
  [
    'has lower ones',
    (path: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/umber": "\d+"/g, 'umber": "0"')),
  ],
])('continues the numbers of orders and invoices if the archive %s', async (_name, change) => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  change(join(folder, 'records/site.json'))
  const copy = await imported(folder, shop)
  for (const counters of [
    'select order_number from site_counter where site_id = $1',
    'select kind, number from invoice_counter where site_id = $1 order by kind',
  ])
    expect(await copy.query(counters)).toEqual(await shop.rows(counters))
  const next = await copy.call('POST', `/api/studio/orders/${shop.second}/invoices`)
  expect(next.body).toMatchObject({ invoices: [{ number: 2 }] })
})

it('names the order whose lines do not add up', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const path = `records/orders/${new Date().getUTCFullYear()}/2.json`
  const order = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const lines = order.lines.slice(0, 1)
  writeFileSync(join(folder, path), JSON.stringify({ ...order, lines, discounts: [] }))
  const server = await emptyServer()
  const outcome = await importArchive(server.db, server.files, createFolderSource(folder))
  expect(outcome).toMatchObject({
    state: 'rejected',
    file: path,
    reason: expect.stringContaining('is not the sum of its lines'),
  })
})

it('names the file and the member of an invalid record, and changes nothing', async () => {
  const shop = await testRecords()
  const { folder } = await exported(shop, { hasRecords: true })
  const path = `records/orders/${new Date().getUTCFullYear()}/1.json`
  const text = readFileSync(join(folder, path), 'utf8')
  writeFileSync(join(folder, path), text.replace(/"quantity": 2/, '"quantity": "2"'))
  const server = await emptyServer()
  const outcome = await importArchive(server.db, server.files, createFolderSource(folder))
  expect(outcome).toMatchObject({
    state: 'invalid',
    errors: [{ file: path, message: expect.stringContaining('quantity') }],
  })
})
