import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { readPages } from './read-pages-store.ts'
import { IS_CARD, isCounted, isPlacedInTime, type SalesScope, WITH_LINES } from './sales-store.ts'

/** The sums of a product. Amounts are minor units as text, as sums of PostgreSQL are. */
export interface ProductRow extends Record<string, unknown> {
  readonly id: string | null
  readonly title: string
  readonly orders: number
  readonly units: number
  readonly sales: string
}

export interface ChannelRow extends Record<string, unknown> {
  readonly channel: 'shop' | 'subscription' | 'donation'
  readonly orders: number
  readonly total: string
}

export interface DiscountRow extends Record<string, unknown> {
  /** Null for a discount that was deleted. */
  readonly id: string | null
  readonly name: string
  readonly orders: number
  readonly amount: string
}

/** The sums of a tax at the place of its rate. */
export interface TaxRow extends Record<string, unknown> {
  readonly country: string | null
  /** Empty for the whole country, as are the others. */
  readonly region: string
  readonly city: string
  /** The entry of postal codes of the rate. */
  readonly postalCode: string
  readonly name: string
  readonly rateMillionths: number
  readonly orders: number
  readonly net: string
  readonly tax: string
}

export interface CountryRow extends Record<string, unknown> {
  readonly country: string | null
  readonly orders: number
  readonly total: string
}

const MAX_PRODUCTS = 100
const MAX_DISCOUNTS = 100

/** The country to which an order is delivered; null for one without delivery. */
const COUNTRY = sql`o.shipping_address ->> 'country'`

/** Sums the lines of each product, those that sold best first. Donations and deleted products are known by their titles. */
export async function sumProducts(db: Db, scope: SalesScope): Promise<readonly ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    select p.id, max(coalesce(l.own_title, l.title)) as title,
      count(distinct o.id)::integer as orders, sum(l.quantity)::integer as units,
      sum(l.subtotal_minor - l.discount_minor)::text as sales
    from orders o join order_line l on l.site_id = o.site_id and l.order_id = o.id
      left join product p on p.site_id = l.site_id and p.id = l.product_id
    where ${isCounted(scope)} and ${isPlacedInTime(scope)} and not ${IS_CARD}
    group by p.id, case when p.id is null then coalesce(l.own_title, l.title) end
    order by sum(l.subtotal_minor - l.discount_minor) desc, title limit ${MAX_PRODUCTS}`)
  return rows
}

/** Sums the orders of each channel, the largest first. */
export async function sumChannels(db: Db, scope: SalesScope): Promise<readonly ChannelRow[]> {
  const { rows } = await db.execute<ChannelRow>(sql`
    select case when o.is_donation then 'donation' when o.is_subscription then 'subscription'
      else 'shop' end as channel,
      count(*)::integer as orders, sum(o.grand_total_minor - cards)::text as total
    from orders o ${WITH_LINES} where ${isCounted(scope)} and ${isPlacedInTime(scope)}
    group by 1 order by sum(o.grand_total_minor - cards) desc, channel`)
  return rows
}

/** Sums what each discount took off, the largest first. Deleted discounts are known by their codes and titles. */
export async function sumDiscounts(db: Db, scope: SalesScope): Promise<readonly DiscountRow[]> {
  const { rows } = await db.execute<DiscountRow>(sql`
    select p.id, max(coalesce(d.code, d.title)) as name, count(distinct o.id)::integer as orders,
      sum(d.amount_minor)::text as amount
    from orders o join order_discount d on d.site_id = o.site_id and d.order_id = o.id
      left join discount p on p.site_id = d.site_id and p.id = d.discount_id and p.archived_at is null
    where ${isCounted(scope)} and ${isPlacedInTime(scope)}
    group by p.id, case when p.id is null then coalesce(d.code, d.title) end
    order by sum(d.amount_minor) desc, name limit ${MAX_DISCOUNTS}`)
  return rows
}

/**
 * Sums each tax by the place of its rate, with the net amount on which it was computed: of goods and of shipping, after
 * discounts. Taxes of orders from before places were recorded have the country of delivery. Runs in a transaction.
 */
export function sumTaxes(
  tx: Db,
  scope: SalesScope,
  pageSize: number,
): AsyncGenerator<readonly TaxRow[]> {
  const query = sql`
    select coalesce(x.country, ${COUNTRY}) as country, x.region, x.city,
      x.postal_code as "postalCode", x.name, x.rate_millionths as "rateMillionths",
      count(distinct o.id)::integer as orders, sum(x.amount_minor)::text as tax,
      sum(case when l.id is not null
        then l.subtotal_minor - l.discount_minor
          - case when o.tax_included then l.tax_minor else 0 end
        else o.shipping_minor - shipping.discount
          - case when o.tax_included then shipping.tax else 0 end
        end)::text as net
    from orders o join order_tax x on x.site_id = o.site_id and x.order_id = o.id
      left join order_line l on l.site_id = x.site_id and l.id = x.line_id
      cross join lateral (
        select
          (select coalesce(sum(d.amount_minor), 0) from order_discount d
            where d.site_id = o.site_id and d.order_id = o.id and d.line_id is null) as discount,
          (select coalesce(sum(t.amount_minor), 0) from order_tax t
            where t.site_id = o.site_id and t.order_id = o.id and t.line_id is null) as tax
      ) shipping
    where ${isCounted(scope)} and ${isPlacedInTime(scope)}
    group by 1, x.region, x.city, x.postal_code, x.name, x.rate_millionths
    order by sum(x.amount_minor) desc, country, x.region, x.city, x.postal_code, x.name`
  const fetchPage = (page: SQL) => tx.execute<TaxRow>(page)
  return readPages(tx, query, { pageSize, fetchPage })
}

/** Sums the orders by the country of delivery, the largest first. */
export async function sumCountries(db: Db, scope: SalesScope): Promise<readonly CountryRow[]> {
  const { rows } = await db.execute<CountryRow>(sql`
    select ${COUNTRY} as country, count(*)::integer as orders,
      sum(o.grand_total_minor - cards)::text as total
    from orders o ${WITH_LINES} where ${isCounted(scope)} and ${isPlacedInTime(scope)}
    group by 1 order by sum(o.grand_total_minor - cards) desc, country`)
  return rows
}
