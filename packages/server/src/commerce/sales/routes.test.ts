import { changeTaxes, exportSales, readSales } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { loadAttempt, type TestCartEntry, testShop } from '../../test/sale.ts'
import { testSite } from '../../test/site.ts'
import { newId } from '../../platform/db/id.ts'
import { putShippingZones } from '../checkout/index.ts'
import { completeCheckout } from '../orders/index.ts'

/** Sells three test orders on the first, the second and the third of March 2031, and refunds part of the first on the third. */
async function testSales() {
  const shop = await testShop({ timeZone: 'Pacific/Auckland' })
  const mug = await shop.sell({ title: 'Mug', sku: 'MUG-1' })
  const cup = await shop.sell({ title: 'Cup', sku: 'CUP-1' })
  const buy = async (first: TestCartEntry, ...rest: readonly TestCartEntry[]) => {
    const cart = await shop.fill(first, ...rest)
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(shop.db, shop.site, attempt)).orderId
  }
  const first = await buy({ product: mug })
  await buy({ product: mug, quantity: 3 })
  await buy({ product: mug }, { product: cup })
  // The last minute of the day in Auckland, 13 hours before that of UTC.
  await shop.rows(
    `update orders set placed_at = timestamptz '2031-02-28 23:59:30+13' + number * interval '1 day' where site_id = $1`,
  )
  await shop.pool.query(
    `insert into refund (site_id, id, order_id, total_minor, created_at) values ($1, $2, $3, 400, '2031-03-03 00:00+13')`,
    [shop.site.id, newId(), first],
  )
  const { call } = await testOwner(shop)
  const read = async (query: string) => {
    const reply = await call('GET', `${readSales.path}?orders=test&${query}`)
    expect(reply.status, reply.text).toBe(200)
    return readSales.replies[200].parse(reply.body)
  }
  return { ...shop, call, read, mug, cup }
}

const MARCH = 'from=2031-03-01&to=2031-03-03'

it('sums the orders and refunds of each day in the time zone of the site', async () => {
  const { read } = await testSales()
  const report = await read(MARCH)
  const rows = report.time.map(({ day, orders, units, total, refunds, net }) => [
    ...[day, orders, units, total.decimalValue, refunds.decimalValue, net.decimalValue],
  ])
  expect(rows).toEqual([
    ['2031-03-01', 1, 1, '10.00', '0.00', '10.00'],
    ['2031-03-02', 1, 3, '30.00', '0.00', '30.00'],
    ['2031-03-03', 1, 2, '20.00', '4.00', '16.00'],
  ])
  expect(report.figures).toMatchObject({
    ...{ orders: 3, units: 6, net: { value: 5_600 }, total: { value: 6_000 } },
    refunds: { value: 400 },
  })
  expect(report.before.orders).toBe(0)
  expect((await read('from=2031-03-03&to=2031-03-03')).before).toMatchObject({
    ...{ orders: 1, total: { value: 3_000 } },
  })
})

it('names the products and channels, those that sold best first', async () => {
  const { read, mug, cup } = await testSales()
  const { products, channels } = await read(MARCH)
  expect(products).toMatchObject([
    { id: mug.id, title: 'Mug', orders: 3, units: 5, sales: { value: 5_000 } },
    { id: cup.id, title: 'Cup', orders: 1, units: 1, sales: { value: 1_000 } },
  ])
  expect(channels).toMatchObject([{ channel: 'shop', orders: 3, total: { value: 6_000 } }])
})

it('counts a gift card when it pays, not when it is sold, and names deleted products', async () => {
  const { read, rows, pool, mug, cup } = await testSales()
  await rows(
    `update order_line set product_type = 4 where site_id = $1 and product_id = '${cup.id}'`,
  )
  await pool.query('delete from product where id = $1', [mug.id])
  const { figures, products, channels } = await read(MARCH)
  expect(figures).toMatchObject({ units: 5, total: { value: 5_000 }, subtotal: { value: 5_000 } })
  expect(channels).toMatchObject([{ orders: 3, total: { value: 5_000 } }])
  expect(products).toMatchObject([{ id: null, title: 'Mug', units: 5 }])
})

it.each([
  // 10.00 of goods less 1.00, and 6.00 of shipping.
  { isIncluded: false, net: 1_500, tax: 300, total: 1_800 },
  { isIncluded: true, net: 1_250, tax: 250, total: 1_500 },
])('names countries, discounts and taxes: $isIncluded', async ({ isIncluded, net, tax, total }) => {
  const { shop, day, call } = await testTaxedSale(isIncluded)
  const query = `orders=test&from=${day}&to=${day}`
  const { body } = await call('GET', `${readSales.path}?${query}`)
  const { countries, discounts, taxes } = readSales.replies[200].parse(body)
  expect(countries).toMatchObject([{ country: 'GB', orders: 1, total: { value: total } }])
  expect(discounts).toMatchObject([{ name: 'SPRING', orders: 1, amount: { value: 100 } }])
  const place = { country: 'GB', region: '', city: 'Saltby', postalCode: 'SB4*' }
  const vat = { ...place, name: 'VAT', rateMillionths: 200_000, orders: 1 }
  expect(taxes).toMatchObject([{ ...vat, net: { value: net }, tax: { value: tax } }])

  await shop.rows('update discount set archived_at = now() where site_id = $1')
  const { body: later } = await call('GET', `${exportSales.path}?${query}&part=discount`)
  expect(later).toMatchObject({ csv: expect.stringContaining('\r\n"SPRING","","1","1.00","USD"') })
  const rows = await call('GET', `${exportSales.path}?${query}&part=tax`)
  const amounts = `"${(net / 100).toFixed(2)}","${(tax / 100).toFixed(2)}"`
  expect(rows.body).toMatchObject({
    csv: expect.stringContaining(`"GB","","Saltby","SB4*","VAT","20","1",${amounts}`),
  })
})

it('subtracts the taxes of refunds, as its credit note has them', async () => {
  const { shop, day, call } = await testTaxedSale(true)
  const [order] = await shop.rows<{ id: string }>('select id from orders where site_id = $1')
  const [line] = await shop.rows<{ id: string }>('select id from order_line where site_id = $1')
  const lines = [{ lineId: line?.id, quantity: 1, isFulfilled: false, restock: false }]
  const refund = { id: newId(), lines, amountCents: 900, reason: '', notify: false }
  const made = await call('POST', `/api/studio/orders/${order?.id}/refunds`, refund)
  expect(made.status, made.text).toBe(200)
  const { body } = await call('GET', `${readSales.path}?orders=test&from=${day}&to=${day}`)
  const { taxes } = readSales.replies[200].parse(body)
  // Of 15.00 with 2.50 of tax, the 9.00 of the mug had 1.50.
  expect(taxes).toMatchObject([{ orders: 1, net: { value: 500 }, tax: { value: 100 } }])
})

/** Sells a mug over $10 to a country with a tax of 20 %, with 10 % off and shipping over $6. */
async function testTaxedSale(isIncluded: boolean) {
  const shop = await testShop({ timeZone: 'UTC' })
  const { call } = await testOwner(shop)
  const place = { cities: ['Saltby'], postalCodes: ['SB4*'] }
  const vat = { name: 'VAT', country: 'GB', percent: 20, ...place }
  const body = { pricesIncludeTax: isIncluded, storeCountry: null, rates: [vat] }
  expect((await call('PUT', changeTaxes.path, body)).status).toBe(200)
  const site = await shop.reload()
  const rates = [{ name: 'Post', priceMinor: 600n }]
  await putShippingZones(shop.db, site.id, [{ name: 'Britain', countries: ['GB'], rates }])
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into discount (site_id, id, code, title, lane, percent_millionths)
      values ($1, $2, 'SPRING', '', 'order', 100000) returning id`,
    [site.id, newId()],
  )
  const cart = await shop.fill({ product: await shop.sell({ title: 'Mug' }) })
  await shop.pool.query(
    'insert into cart_discount (site_id, cart_id, discount_id) values ($1, $2, $3)',
    [site.id, cart.cartId, rows[0]?.id],
  )
  const attempt = await loadAttempt(shop.db, site, cart.cartId)
  await completeCheckout(shop.db, site, { ...attempt, outcome: 'approve' })
  const [order] = await shop.rows<{ day: string }>(
    `select (placed_at at time zone 'UTC')::date::text as day from orders where site_id = $1`,
  )
  return { shop, call, day: order?.day ?? '' }
}

it('shows more than 92 days by month, also those without orders', async () => {
  const { read } = await testSales()
  const { step, time } = await read('from=2031-01-15&to=2031-05-14')
  expect(step).toBe('month')
  expect(time.map(({ day, orders }) => [day, orders])).toEqual([
    ...[
      ['2031-01-01', 0],
      ['2031-02-01', 0],
      ['2031-03-01', 3],
      ['2031-04-01', 0],
      ['2031-05-01', 0],
    ],
  ])
})

it('counts neither unpaid canceled orders nor, among real ones, tests', async () => {
  const { read, call, rows } = await testSales()
  await rows(
    `update orders set status = 'canceled', payment_status = 'voided' where site_id = $1 and number = 2`,
  )
  expect((await read(MARCH)).figures).toMatchObject({ orders: 2, total: { value: 3_000 } })
  const real = await call('GET', `${readSales.path}?${MARCH}`)
  expect(real.body).toMatchObject({ figures: { orders: 0 }, otherCurrencies: 0 })
})

it('leaves orders in earlier currencies out, and counts them', async () => {
  const { read, rows } = await testSales()
  await rows(`update orders set currency = 'SEK' where site_id = $1 and number = 3`)
  expect(await read(MARCH)).toMatchObject({ figures: { orders: 2 }, otherCurrencies: 1 })
})

it('exports each part as CSV', async () => {
  const { call } = await testSales()
  const lines = async (part: string) => {
    const { body } = await call('GET', `${exportSales.path}?orders=test&part=${part}&${MARCH}`)
    return (body as { readonly csv: string }).csv.split('\r\n')
  }
  expect((await lines('time'))[3]).toBe('"2031-03-03","1","2","20.00","4.00","16.00","USD"')
  expect((await lines('product'))[1]).toMatch(/^"Mug","[0-9a-f-]{36}","3","5","50\.00","USD"$/)
  expect((await lines('channel'))[1]).toBe('"shop","3","60.00","USD"')
})

it.each([
  'from=2031-03-02&to=2031-03-01',
  'from=2030-03-01&to=2031-03-03',
  'from=2031-02-30&to=2031-03-03',
  'from=2031-03-01',
])('refuses the time %s', async (query) => {
  const { call } = await testOwner(await testSite())
  expect((await call('GET', `${readSales.path}?${query}`)).status).toBe(400)
})

it('is for staff who read orders', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop, 'editor')
  expect((await call('GET', `${readSales.path}?${MARCH}`)).status).toBe(403)
  expect((await shop.browser().call('GET', `${readSales.path}?${MARCH}`)).status).toBe(401)
})
