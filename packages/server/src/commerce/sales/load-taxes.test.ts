import { exportSales } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { completeCheckout } from '../orders/index.ts'
import { loadTaxes } from './load-taxes.ts'
import type { SalesScope } from './sales-store.ts'

/** Sells a mug on each of three days of March 2031, with 1.00 of tax for each of seven postal codes. */
async function testTaxes() {
  const shop = await testShop({ timeZone: 'UTC' })
  const product = await shop.sell({ title: 'Mug' })
  for (let sold = 0; sold < 3; sold += 1) {
    const cart = await shop.fill({ product })
    await completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome: 'approve' })
  }
  // One statement: the sums of an order are checked at the end of each.
  await shop.rows(
    `with changed as (
       update orders set tax_included = true, tax_minor = 700,
         placed_at = timestamptz '2031-03-01' + number * interval '1 day'
       where site_id = $1
     )
     insert into order_tax (site_id, id, order_id, line_id, name, rate_millionths, amount_minor, country, postal_code)
     select o.site_id, gen_random_uuid(), o.id, l.id, 'VAT', 100000, 100, 'GB', 'SB' || n
     from orders o join order_line l on l.site_id = o.site_id and l.order_id = o.id, generate_series(1, 7) n
     where o.site_id = $1`,
  )
  const scope: SalesScope = {
    siteId: shop.site.id,
    timeZone: 'UTC',
    currency: shop.site.store.currency,
    testMode: true,
    from: '2031-03-01',
    until: '2031-03-10',
  }
  return { ...shop, scope }
}

it.each([1, 2, 7, 100])('reads all taxes and refunds in pages of %i', async (pageSize) => {
  const { db, scope, rows } = await testTaxes()
  const sold = await loadTaxes(db, scope, { pageSize })
  expect(sold.map(({ postalCode, orders, tax }) => [postalCode, orders, tax])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((code) => [`SB${code}`, 3, '300']),
  )
  for (const number of [1, 2, 3])
    await rows(
      `insert into refund (site_id, id, order_id, total_minor, created_at)
       select site_id, $2, id, grand_total_minor, '2031-03-09' from orders where site_id = $1 and number = $3`,
      [newId(), number],
    )
  const left = await loadTaxes(db, scope, { pageSize })
  expect(left.map(({ orders, tax }) => [orders, tax])).toEqual(sold.map(() => [3, '0']))
})

it('exports every tax, more than one page of them', async () => {
  const shop = await testTaxes()
  await shop.rows(
    `with changed as (
       update orders set tax_minor = tax_minor + 2100 where site_id = $1 and number = 1
     )
     insert into order_tax (site_id, id, order_id, name, rate_millionths, amount_minor, country, postal_code)
     select o.site_id, gen_random_uuid(), o.id, 'VAT', 100000, 1, 'GB', 'HX' || n
     from orders o, generate_series(1, 2100) n where o.site_id = $1 and o.number = 1`,
  )
  const { call } = await testOwner(shop)
  const query = 'orders=test&part=tax&from=2031-03-01&to=2031-03-09'
  const reply = await call('GET', `${exportSales.path}?${query}`)
  const { csv } = exportSales.replies[200].parse(reply.body)
  // The names of the columns come first.
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 7 + 2_100)
})
