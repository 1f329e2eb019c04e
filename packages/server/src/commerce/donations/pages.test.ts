import { afterEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../identity/accounts/index.ts'
import { unpublishDocuments } from '../../content/documents/index.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import type { TestBrowser } from '../../test/site.ts'
import { location, submitPayment, testDonations, getText } from '../../test/donations.ts'

const LOCKED = { access: { kind: 'password' } } as const

let shop: Awaited<ReturnType<typeof testDonations>>
afterEach(async () => expect(await shop.violations()).toEqual([]))

const orders = () =>
  shop.rows(
    `select o.number, o.is_donation, o.status, o.payment_status, o.email,
       o.grand_total_minor, o.tax_minor, o.shipping_minor, l.title, l.product_type, l.quantity,
       (select count(*)::integer from order_line where site_id = $1) as lines
     from orders o join order_line l on l.site_id = o.site_id and l.order_id = o.id
     where o.site_id = $1 order by o.number`,
  )

const carts = () => shop.rows('select cart_id from cart_donation where site_id = $1')

const filled = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/commerce/shopping-cart')).body

it('works from a suggested amount to a receipt, without scripts', async () => {
  shop = await testDonations({ currency: 'EUR' })
  const browser = shop.browser()
  const { text } = await browser.visit('/give')
  expect(text).toContain(`action="${shop.formPath}"`)
  expect(text).toContain('€25')
  const to = await shop.give(browser, { amount: '2500', otherAmount: '' })
  expect(to).toMatch(/^\/checkout\/donation\?cartToken=[\w-]{22}$/)
  const form = await browser.visit(to)
  expect(form.headers['cache-control']).toBe('private, no-store')
  expect(getText(form)).toContain('Pay €25.00')
  expect(form.text).toContain('A new kiln')
  expect(form.text).not.toContain('name="country"')

  const order = location(await submitPayment(browser, to))
  const page = await browser.visit(order)
  expect(page.text).toContain('Thank you for your <em>donation</em>')
  expect(page.text).toContain('A new kiln')
  expect(page.text).not.toContain('Back to the shop')
  expect(await orders()).toEqual([
    {
      number: 1n,
      is_donation: true,
      status: 'placed',
      payment_status: 'paid',
      email: 'giver@example.com',
      grand_total_minor: 2_500n,
      tax_minor: 0n,
      shipping_minor: 0n,
      title: 'A new kiln',
      product_type: null,
      quantity: 1,
      lines: 1,
    },
  ])
})

it('leaves the cart unchanged, and numbers both orders without a gap', async () => {
  shop = await testDonations({ minimumOrderSubtotalMinor: 500n })
  const { id: itemId, sku } = await shop.sell({ title: 'Mug', priceMinor: 2_000n })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '2' })
  const before = await filled(browser)
  const to = await shop.give(browser, { amount: 'other', otherAmount: '2,50' })
  expect((await browser.visit('/checkout')).text).toContain('Mug')
  const order = location(await submitPayment(browser, to))
  await browser.visit(order)
  expect(browser.cookies.get('hasCart')).toBe('true')
  expect(await filled(browser)).toEqual(before)
  expect((await browser.visit('/cart')).text).toContain('Mug')
  await submitPayment(browser, '/checkout', {
    country: 'GB',
    firstName: 'First',
    lastName: 'Last',
    address1: '14 Harbour Row',
    city: 'Saltby',
    postalCode: 'SB4 7QT',
  })
  expect(await orders()).toMatchObject([
    { number: 1n, is_donation: true, grand_total_minor: 250n, lines: 2 },
    { number: 2n, is_donation: false, grand_total_minor: 4_000n },
  ])
})

describe('an amount', () => {
  it.each([
    [{ amount: '', otherAmount: '' }, 'Choose an amount.'],
    [{ amount: 'other', otherAmount: '' }, 'Enter the amount as a number.'],
    [{ amount: 'other', otherAmount: '0' }, 'Minimum: $2'],
    [{ amount: 'other', otherAmount: '1.99' }, 'Minimum: $2'],
    [{ amount: 'other', otherAmount: '-5' }, 'Enter the amount as a number.'],
    [{ amount: 'other', otherAmount: 'NaN' }, 'Enter the amount as a number.'],
    [{ amount: 'other', otherAmount: '1e3' }, 'Enter the amount as a number.'],
    [{ amount: 'other', otherAmount: '12.345' }, 'Enter the amount as a number.'],
    [{ amount: 'other', otherAmount: '500.01' }, 'Maximum: $500'],
    [{ amount: 'other', otherAmount: '9'.repeat(40) }, 'Maximum: $500'],
    [{ amount: '1', otherAmount: '' }, 'This amount is no longer offered. Choose another one.'],
    [{ amount: '-1000', otherAmount: '' }, 'This amount is no longer offered. Choose another one.'],
    [
      { amount: '1000.0', otherAmount: '' },
      'This amount is no longer offered. Choose another one.',
    ],
  ])('is rejected with a message and the form if it is %j', async (fields, words) => {
    shop = await testDonations()
    const { status, text, headers } = await shop.browser().submit(shop.formPath, fields)
    expect(status).toBe(400)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('role="alert" tabindex="-1" autofocus')
    expect(text).toContain(words)
    expect(text).toContain(`action="${shop.formPath}"`)
    expect(await carts()).toEqual([])
  })

  it('is shown again as it was typed', async () => {
    shop = await testDonations()
    const fields = { amount: 'other', otherAmount: '"<b>' }
    const { text } = await shop.browser().submit(shop.formPath, fields)
    expect(text).toMatch(/value="other" required checked/)
    expect(text).toMatch(/name="otherAmount"[^>]* value="&quot;&lt;b&gt;"[^>]*aria-invalid="true"/)
  })

  it('is in whole yen in a shop with yen', async () => {
    shop = await testDonations(
      { currency: 'JPY' },
      { amounts: [{ id: 'a', minor: 1_000 }], leastMinor: 100 },
    )
    const browser = shop.browser()
    expect((await browser.visit('/give')).text).toContain('¥1,000')
    expect((await browser.submit(shop.formPath, { amount: 'other', otherAmount: '99' })).text)
      // The minimum is shown in yen.
      .toContain('Minimum: ¥100')
    const to = await shop.give(browser, { amount: 'other', otherAmount: '1,500' })
    expect(getText(await browser.visit(to))).toContain('Pay ¥1,500')
    await submitPayment(browser, to)
    expect(await orders()).toMatchObject([{ grand_total_minor: 1_500n }])
  })

  it('is rejected if it is custom and the form offers only fixed ones', async () => {
    const amounts = [{ id: 'a', minor: 1_000 }]
    shop = await testDonations({}, { amounts, takesOther: false })
    const { status, text } = await shop
      .browser()
      .submit(shop.formPath, { amount: 'other', otherAmount: '7' })
    expect(status).toBe(400)
    expect(text).toContain('This amount is no longer offered.')
  })
})

describe('the form', () => {
  it('is rejected if it is not published, no longer published, or belongs to another site', async () => {
    shop = await testDonations()
    const other = await testDonations()
    const id = await shop.draft()
    const give = async (path: string) =>
      (await shop.browser().submit(path, { amount: '1000' })).status
    expect(await give(`/form/${id}.give/donation`)).toBe(404)
    expect(await give(other.formPath)).toBe(404)
    expect(await give('/form/none/donation')).toBe(404)
    expect(await give(shop.formPath.replace('.give', '.gone'))).toBe(404)
    expect(await give(shop.formPath)).toBe(303)
    const entries = [{ documentId: shop.pageId, locale: 'en-US' }]
    await unpublishDocuments(shop.db, shop.site.id, { entries, memberId: null })
    expect(await give(shop.formPath)).toBe(404)
    expect(await carts()).toHaveLength(1)
  })

  it('is rejected by the endpoint of other forms, and from another site', async () => {
    shop = await testDonations()
    const { app, host, formPath } = shop
    const plain = formPath.replace('/donation', '')
    expect((await shop.browser().submit(plain, { amount: '1000' })).status).toBe(404)
    const foreign = await app.inject({
      method: 'POST',
      url: formPath,
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'amount=1000',
    })
    expect(foreign.statusCode).toBe(403)
    expect(await carts()).toEqual([])
  })

  it('requires access to its page', async () => {
    shop = await testDonations({}, { amounts: [{ id: 'a', minor: 1_000 }] }, LOCKED)
    const { pageId, formPath } = shop
    const passwordHash = await hashPassword('open sesame')
    await setLock(shop.db, shop.site.id, { subjectId: pageId, passwordHash })
    const browser = shop.browser()
    expect((await browser.submit(formPath, { amount: '1000' })).status).toBe(404)
    await browser.submit('/lock', { pageId, password: 'open sesame', next: '/give' })
    expect((await browser.submit(formPath, { amount: '1000' })).status).toBe(303)
  })
})
