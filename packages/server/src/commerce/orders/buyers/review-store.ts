import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A product of an order that its buyer may be asked about. */
export interface BoughtProduct {
  readonly orderId: string
  /** The email address of the buyer, in small letters. */
  readonly email: string
  readonly productId: string
  readonly title: string
  /** The language in which the buyer ordered; null for the site's own. */
  readonly locale: string | null
}

interface Row extends Record<string, unknown>, BoughtProduct {}

/**
 * Lists the products of orders that were fulfilled within a span of time, each once for an order. Orders that were
 * canceled, refunded in full or paid as a test, donations, and orders of erased buyers are left out.
 */
export async function listBoughtProducts(
  db: Db,
  siteId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly BoughtProduct[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (o.id, l.product_id) o.id as "orderId", lower(o.email) as email,
      l.product_id as "productId", l.title, o.locale
    from orders o
      join order_line l on l.site_id = o.site_id and l.order_id = o.id
    where o.site_id = ${siteId} and o.number is not null and o.status = 'placed'
      and o.fulfillment_status = 'fulfilled' and not o.test_mode and not o.is_donation
      and o.payment_status in ('paid', 'partially_refunded') and o.email <> ''
      -- What was ordered a year before it was sent is not asked about; the index of days serves this.
      and o.placed_at > ${from}::timestamptz - interval '1 year' and o.placed_at <= ${to}
      and l.product_id is not null and l.product_type in (1, 2, 3)
      and coalesce((
        select max(f.created_at) from fulfillment f
        where f.site_id = o.site_id and f.order_id = o.id and f.undone_at is null
      ), o.placed_at) between ${from} and ${to}
    order by o.id, l.product_id, l.display_index`)
  return rows
}

/** Finds the language in which a buyer ordered; null for the site's own. */
export async function findOrderLocale(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ locale: string | null }>(sql`
    select locale from orders where site_id = ${siteId} and id = ${orderId}`)
  return rows[0]?.locale ?? null
}

/** Returns whether an account has a placed order of a product. */
export async function hasBought(
  db: Db,
  siteId: string,
  { siteUserId, productId }: { readonly siteUserId: string; readonly productId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from order_buyer b
      join orders o on o.site_id = b.site_id and o.id = b.order_id
      join order_line l on l.site_id = b.site_id and l.order_id = b.order_id
    where b.site_id = ${siteId} and b.site_user_id = ${siteUserId} and o.status = 'placed'
      and o.number is not null and l.product_id = ${productId} limit 1`)
  return rows.length > 0
}
