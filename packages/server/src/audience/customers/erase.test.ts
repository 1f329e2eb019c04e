import type { Customer } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { ACCOUNT, PASSWORD } from '../../test/site-users.ts'

const LIST = '/api/studio/customers'
const ADA = 'ada@example.com'

/** Sells a mug with an engraving to Ada, and one to Ben; Ada also left her address all over the site. */
async function testErasure() {
  const shop = await testShop()
  const { rows, site } = shop
  const mug = await shop.sell({ title: 'Mug' })
  const buy = async (email: string, engraving: string) => {
    const cart = await shop.fill({ product: mug, email, fields: { Engraving: engraving } })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(shop.db, site, attempt)).orderId
  }
  const order = await buy(ADA, 'For Ada')
  await buy('ben@example.com', 'For Ben')
  const { call } = await testOwner(shop)
  const note = { id: crypto.randomUUID(), text: 'Ada calls on Saturdays.' }
  await call('POST', `/api/studio/orders/${order}/notes`, note)
  await call('POST', `/api/studio/orders/${order}/invoices`, {})
  await shop.browser().call('POST', `${ACCOUNT}/registration`, { email: ADA, password: PASSWORD })
  await rows(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
     values ($1, gen_random_uuid(), $2, 'en', 'form', now())`,
    [ADA],
  )
  await rows(
    `with list as (
       insert into mailing_list (site_id, id, name) values ($1, gen_random_uuid(), 'News')
       returning site_id, id)
     insert into mailing_list_member (site_id, list_id, subscriber_id, source, confirmed_at)
     select n.site_id, list.id, n.id, 'form', now()
     from newsletter_subscriber n join list on list.site_id = n.site_id where n.email = $2`,
    [ADA],
  )
  await rows(
    `insert into restock_sign_up (site_id, id, variant_id, email, locale)
     select site_id, gen_random_uuid(), id, $2, 'en' from variant where site_id = $1 limit 1`,
    [ADA],
  )
  await rows(
    `insert into product_review (site_id, id, product_id, source, stars, author_name, locale, email)
     select site_id, gen_random_uuid(), id, 'native', 5, 'Ada', 'en', $2 from product where site_id = $1`,
    [ADA],
  )
  await rows(
    `insert into form_submission (site_id, id, form_id, form_name, status, locale, page_path,
       page_title, answers, body_digest)
     values ($1, gen_random_uuid(), 'form', 'Contact', 'received', 'en', '/', 'Home',
       '[{"id": "1", "type": "email", "title": "Email", "value": "Ada@Example.com"}]', '')`,
  )
  await rows(
    `insert into mail (site_id, id, dedupe, recipient, subject, body)
     values ($1, gen_random_uuid(), 'order-new:' || $2, 'staff@example.com', 'Order', '[]')`,
    [order],
  )
  await rows(
    `insert into abandoned_cart (site_id, id, cart_id, email, locale, currency, subtotal_minor, items, abandoned_at, token_hash)
     values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'en', 'GBP', 1500, 3, now(), '\\x00')`,
    [ADA],
  )
  const { body } = await call('GET', `${LIST}?search=ada`)
  const [customer] = (body as { readonly customers: readonly Customer[] }).customers
  const path = `${LIST}/${customer?.id}`
  await call('POST', `${path}/notes`, { id: crypto.randomUUID(), text: 'Likes blue.' })
  const erase = (confirmation = ADA) => call('POST', `${path}/erasure`, { confirmation })
  const fulfill = () =>
    rows(`update orders set fulfillment_status = 'fulfilled' where site_id = $1`)
  /** Lists the tables that name a text anywhere. */
  const findText = async (text: string) => {
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'site_id'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const hits = await rows(
        `select from "${name}" t where site_id = $1 and t::text ilike '%' || $2 || '%'`,
        [text],
      )
      if (hits.length > 0) found.push(name)
    }
    return found
  }
  return { ...shop, call, path, order, erase, fulfill, findText }
}

it('removes a customer from every table, and keeps what the books need', async () => {
  const { erase, fulfill, findText, rows, order, violations, call, path } = await testErasure()
  const before = await rows(
    `select grand_total_minor, tax_minor, currency, number from orders where site_id = $1 and id = $2`,
    [order],
  )
  const lines = 'select title, quantity, unit_price_minor from order_line where site_id = $1'
  const linesBefore = await rows(lines)
  await fulfill()
  const faults = await violations()
  expect((await erase()).status).toBe(200)
  for (const text of [ADA, 'For Ada', 'Saturdays', 'Likes blue'])
    expect(await findText(text), text).toEqual([])
  expect((await findText('For Ben')).toSorted()).toEqual(['cart_entry', 'order_line'])
  const [after] = await rows(
    `select grand_total_minor, tax_minor, currency, number, email, shipping_address
     from orders where site_id = $1 and id = $2`,
    [order],
  )
  expect(after).toMatchObject({ ...before[0], email: '' })
  expect(after?.['shipping_address']).toEqual({
    ...{ name: '', line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' },
    country: 'GB',
  })
  expect(await rows(lines)).toEqual(linesBefore)
  expect(
    await rows(
      'select id from order_line where site_id = $1 and order_id = $2 and additional_fields <> $3',
      [order, {}],
    ),
  ).toEqual([])
  expect((await call('GET', path)).status).toBe(404)
  expect(JSON.stringify((await call('GET', `/api/studio/orders/${order}`)).body)).toContain(
    'The personal data of the customer was erased by',
  )
  expect(
    await rows(`select from orders where site_id = $1 and email = 'ben@example.com'`),
  ).toHaveLength(1)
  expect(await violations()).toEqual(faults)
})

it('deletes the visits of the visitor who ordered, if that visitor had accepted cookies', async () => {
  const { rows, erase, fulfill, order } = await testErasure()
  await fulfill()
  await rows(
    `insert into visit (site_id, visit, visitor, consented, returning_visitor, started_at, ended_at, views, steps,
       entry, exit, referrer, channel, campaign, device, browser, system, language, country, order_id)
     select $1, place, visitor, consented, false, now(), now(), 1, 0, -1, -1, -1, 0, -1, 0, -1, -1, -1, -1, order_id
     from (values (1, 7, true, $2::uuid), (2, 7, true, null), (3, 8, false, $2::uuid), (4, 9, true, null))
       as v (place, visitor, consented, order_id)`,
    [order],
  )
  expect((await erase()).status).toBe(200)
  const left = await rows('select visit::text from visit where site_id = $1 order by visit')
  expect(left).toEqual([{ visit: '3' }, { visit: '4' }])
})

it('refuses while something is not sent or paid, or the words differ, and changes nothing', async () => {
  const { erase, fulfill, findText, rows, call } = await testErasure()
  const before = await findText(ADA)
  const unsent = await erase()
  expect(unsent).toMatchObject({ status: 409, body: { code: 'customers.orderUnfulfilled' } })
  expect(unsent.text).toContain('Order #1 is not fulfilled. Fulfill or cancel it')
  await fulfill()
  await rows(`update orders set payment_status = 'pending' where site_id = $1 and number = 1`)
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'customers.orderUnpaid' } })
  await rows(`update orders set payment_status = 'paid' where site_id = $1`)
  expect(await erase('ben@example.com')).toMatchObject({
    status: 422,
    body: { code: 'customers.confirmationWrong' },
  })
  expect(await findText(ADA)).toEqual(before)
  const list = await call('GET', `${LIST}?search=ada`)
  expect((list.body as { customers: object[] }).customers).toHaveLength(1)
})

it('lets neither store managers nor staff of another site erase or export', async () => {
  const shop = await testErasure()
  await shop.fulfill()
  const manager = await testOwner(shop, 'store-manager')
  const other = await testOwner(await testShop())
  const body = { confirmation: ADA }
  expect((await manager.call('GET', shop.path)).status).toBe(200)
  expect((await manager.call('POST', `${shop.path}/erasure`, body)).status).toBe(403)
  expect((await manager.call('GET', `${shop.path}/export`)).status).toBe(403)
  expect((await manager.call('GET', '/api/studio/customers-export')).status).toBe(403)
  expect((await other.call('POST', `${shop.path}/erasure`, body)).status).toBe(404)
  expect((await other.call('GET', `${shop.path}/export`)).status).toBe(404)
})

it('exports everything about a customer, and nothing about another', async () => {
  const { call, path, rows } = await testErasure()
  const { json } = (await call('GET', `${path}/export`)).body as { readonly json: string }
  const content = JSON.parse(json) as Record<string, unknown>
  expect(content).toMatchObject({
    email: ADA,
    name: 'First Last',
    account: { language: expect.any(String) },
    newsletter: { confirmedAt: expect.any(String), lists: [{ list: 'News', source: 'form' }] },
    orders: [
      { number: 1, email: ADA, lines: [{ title: 'Mug', fields: { Engraving: 'For Ada' } }] },
    ],
    abandonedCarts: [{ items: 3, currency: 'GBP', remindedAgainAt: null }],
    formSubmissions: [{ formName: 'Contact' }],
    notes: [{ text: 'Likes blue.' }],
  })
  expect(json).not.toContain('ben@example.com')
  await rows(
    `update orders set shipping_address = shipping_address || '{"name": "=SUM(A1)"}' where site_id = $1`,
  )
  const { csv } = (await call('GET', '/api/studio/customers-export?sort=name')).body as {
    readonly csv: string
  }
  expect(csv.split('\r\n')[0]).toContain('"Email","Name"')
  expect(csv).toContain(`"ben@example.com","'=SUM(A1)"`)
})
