import { signVisitorToken } from '../../platform/http/visitor-token.ts'
import { roles } from '@vitrine/model'
import { afterEach, expect, it } from 'vitest'
import { publishDocuments } from '../../content/documents/index.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { completeCheckout, orderJobs, refundOrder } from '../orders/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { location, submitPayment, testDonations, getText } from '../../test/donations.ts'

let shop: Awaited<ReturnType<typeof testDonations>>
afterEach(async () => expect(await shop.violations()).toEqual([]))

const placed = () =>
  shop.rows<{ id: string; number: bigint; amount: bigint }>(
    `select id, number, grand_total_minor as amount from orders
     where site_id = $1 and status = 'placed' order by number`,
  )

const charged = () =>
  shop.rows('select captured_minor from test_intent where site_id = $1 and captured_minor > 0')

it('is one order and one payment if Pay is pressed twice, and both presses redirect to it', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const to = await shop.give(browser, { amount: '1000' })
  const replies = await Promise.all([submitPayment(browser, to), submitPayment(browser.copy(), to)])
  const paths = new Set(replies.filter(({ status }) => status === 303).map(location))
  expect([...paths]).toEqual([expect.stringMatching(/^\/order\//)])
  expect(location(await submitPayment(browser, to))).toBe([...paths][0])
  expect(await placed()).toMatchObject([{ number: 1n, amount: 1_000n }])
  expect(await charged()).toHaveLength(1)
})

it('separates two tabs: each pays the amount that it shows', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const first = await shop.give(browser, { amount: '1000' })
  const second = await shop.give(browser, { amount: '2500' })
  expect(getText(await browser.visit(first))).toContain('Pay $10.00')
  await Promise.all([submitPayment(browser, second), submitPayment(browser.copy(), first)])
  expect(new Set((await placed()).map(({ amount }) => amount))).toEqual(new Set([1_000n, 2_500n]))
  expect((await placed()).map(({ number }) => number)).toEqual([1n, 2n])
})

it('charges only the total that the page showed, whatever the form contains', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const to = await shop.give(browser, { amount: '1000' })
  expect((await submitPayment(browser, to, { expectedTotal: '1' })).status).toBe(409)
  expect((await submitPayment(browser, to, { version: '7' })).status).toBe(409)
  expect(await placed()).toEqual([])
})

it('rejects an amount that the owner has since removed, and shows the current ones', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const begun = await shop.give(browser, { amount: '1000' })
  await shop.change({ amounts: [{ id: 'a', minor: 4_000 }], leastMinor: 2_000 })
  await waitForChanges()
  const { status, text } = await browser.submit(shop.formPath, { amount: '1000' })
  expect(status).toBe(400)
  expect(text).toContain('This amount is no longer offered. Choose another one.')
  expect(text).toContain('value="4000"')
  const typed = await browser.submit(shop.formPath, { amount: 'other', otherAmount: '10' })
  expect(typed.text).toContain('Minimum: $20')
  // A visitor may complete a donation that was already started.
  expect(getText(await browser.visit(begun))).toContain('Pay $10.00')
})

it('can be paid again if the bank declines or the visitor does not confirm', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const to = await shop.give(browser, { amount: '1000' })
  const declined = await submitPayment(browser, to, { paymentOutcome: 'decline' })
  expect(declined.status).toBe(402)
  const asked = location(await submitPayment(browser, to, { paymentOutcome: 'challenge' }))
  const back = location(await browser.submit(asked, { answer: 'decline' }))
  expect(back).toBe(`${to}&payment=declined`)
  expect((await browser.visit(back)).status).toBe(402)
  expect(location(await submitPayment(browser, to))).toMatch(/^\/order\//)
  expect(await placed()).toMatchObject([{ number: 1n }])
  expect(await charged()).toHaveLength(1)
})

it('is reached by its own URL only', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const to = await shop.give(browser, { amount: '1000' })
  const [, token = ''] = to.split('cartToken=')
  browser.cookies.set('CART', signVisitorToken(shop.site.secret, token))
  expect(location(await browser.visit('/checkout'))).toBe('/cart')
  expect(location(await browser.visit('/checkout/donation'))).toBe('/')
  expect(location(await browser.visit(`${to}x`))).toBe('/')
  const otherSite = await testDonations()
  expect(location(await otherSite.browser().visit(to))).toBe('/')
})

it('is thanked for in an email of its own, once', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  const order = location(
    await submitPayment(
      browser,
      await shop.give(browser, { amount: 'other', otherAmount: '12,50' }),
    ),
  )
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
  const emails = await shop.emails()
  expect(emails).toMatchObject([
    { recipient: 'giver@example.com', subject: 'Test shop: Thank you for your donation' },
  ])
  expect(emails[0]?.text).toContain('Thank you for your donation of $12.50 to Test shop.')
  expect(emails[0]?.text).toContain('A new kiln')
  expect(emails[0]?.text).toContain(order)
  expect(emails[0]?.text).not.toContain('Subtotal')
})

it('is reported to the owner with its refunds, apart from sales', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  for (const amount of ['1000', '2500'])
    await submitPayment(browser, await shop.give(browser, { amount }))
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  await completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome: 'approve' })
  const [first] = await placed()
  await refundOrder(shop.db, shop.site.id, { orderId: first?.id ?? '', amountMinor: 400n })

  const call = await shop.studio('store-manager')
  const { body } = await call('GET', '/api/studio/donations')
  expect(body).toMatchObject({
    donations: [
      { number: 2, title: 'A new kiln', email: 'giver@example.com', amount: { value: 2_500 } },
      { number: 1, amount: { value: 1_000 }, refunded: { value: 400 }, testMode: true },
    ],
    totals: [{ title: 'A new kiln', count: 2, testMode: true, amount: { value: 3_100 } }],
    hasNextPage: false,
    nextPageCursor: null,
  })
  const { body: next } = await call('GET', '/api/studio/donations?cursor=2')
  expect(next).toMatchObject({ donations: [{ number: 1 }] })
  const { body: listed } = await call('GET', '/api/studio/orders?filter=unfulfilled')
  expect(listed).toMatchObject({ orders: [{ number: 3, isDonation: false }] })
  const { body: detail } = await call('GET', `/api/studio/orders/${first?.id}`)
  expect(detail).toMatchObject({
    isDonation: true,
    lines: [{ title: 'A new kiln', sku: '', quantity: 1 }],
    fulfillmentStatus: 'fulfilled',
  })
})

it('is reported in the site’s own language, and thanked for in that of its page', async () => {
  const meta = { 'en-US': { title: 'Give', slug: 'give' }, fr: { title: 'Donner', slug: 'donner' } }
  shop = await testDonations({}, undefined, { meta })
  const { db, site } = shop
  await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  const entries = [{ documentId: shop.pageId, locale: 'fr', rev: 1 }]
  await publishDocuments(db, site.id, { entries, memberId: null })
  await waitForChanges()
  const browser = shop.browser()
  await submitPayment(browser, await shop.give(browser, { amount: '1000' }))
  const french = location(await browser.submit(`/fr${shop.formPath}`, { amount: '2500' }))
  expect(french).toMatch(/^\/fr\/checkout\/donation/)
  expect(getText(await browser.visit(french))).toContain('Un nouveau four')
  const order = location(await submitPayment(browser, french))
  expect(getText(await browser.visit(order))).toContain('Un nouveau four')
  const call = await shop.studio()
  expect((await call('GET', '/api/studio/donations')).body).toMatchObject({
    donations: [{ title: 'A new kiln' }, { title: 'A new kiln' }],
    totals: [{ title: 'A new kiln', count: 2 }],
  })
})

it('is reported only to staff who may read orders', async () => {
  shop = await testDonations()
  const statuses = await Promise.all(
    roles.map(async (role) => {
      const call = await shop.studio(role)
      const [donations, orders] = await Promise.all([
        call('GET', '/api/studio/donations'),
        call('GET', '/api/studio/orders'),
      ])
      return [role, donations.status, orders.status] as const
    }),
  )
  expect(statuses.filter(([, donations, orders]) => donations !== orders)).toEqual([])
  expect(statuses.map(([, status]) => status)).toContain(403)
  expect((await shop.browser().call('GET', '/api/studio/donations')).status).toBe(401)
})

it('is an order line of its own kind: the database rejects any other', async () => {
  shop = await testDonations()
  const browser = shop.browser()
  await submitPayment(browser, await shop.give(browser, { amount: '1000' }))
  const refused = { code: '23514' }
  for (const change of [
    'update order_line set quantity = 2, subtotal_minor = 2000 where site_id = $1',
    'update order_line set discount_minor = 1 where site_id = $1',
    'update order_line set product_type = 1 where site_id = $1',
    'update orders set tax_minor = 1, grand_total_minor = 1001 where site_id = $1',
    'update cart_donation set amount_minor = 0 where site_id = $1',
  ])
    await expect(shop.rows(change)).rejects.toMatchObject(refused)
})
