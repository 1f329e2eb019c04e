import type { AbandonedCart } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

export interface ListedCart extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  readonly items: number
  readonly subtotalMinor: bigint
  readonly currency: Currency
  readonly abandonedAt: string
  readonly firstSentAt: string | null
  readonly secondSentAt: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly state: AbandonedCart['state']
}

/** The carts that were reminded of, and those of the last month that were not. */
const carts = (siteId: string) => sql`(
  select a.id, a.email, a.items, a.subtotal_minor as "subtotalMinor", a.currency,
    a.abandoned_at as "leftAt", a.first_sent_at as "sentAt", a.second_sent_at as "againAt",
    o.id as "orderId", o.number::text as "orderNumber",
    case when o.id is null then 'reminded' else 'recovered' end as state,
    case when o.test_mode then 0 else o.grand_total_minor end as "revenueMinor"
  from abandoned_cart a
    left join orders o on o.site_id = a.site_id and o.id = a.recovered_order_id
  where a.site_id = ${siteId}
  union all
  select c.id, lower(k.email), c.total_quantity, c.subtotal_minor, c.currency,
    greatest(k.updated_at, c.updated_at), null, null, null, null, 'open', null
  from checkout k join cart c on c.site_id = k.site_id and c.id = k.cart_id
  where k.site_id = ${siteId} and k.email <> '' and c.completed_at is null and c.expires_at > now()
    and c.total_quantity > 0
    and greatest(k.updated_at, c.updated_at)
      between now() - interval '30 days' and now() - interval '1 hour'
    and not exists (select from abandoned_cart a where a.site_id = c.site_id and a.cart_id = c.id)
    and not exists (select from cart_subscription s where s.site_id = c.site_id and s.cart_id = c.id)
    and not exists (select from orders o where o.site_id = k.site_id
      and lower(o.email) = lower(k.email) and o.placed_at > c.created_at)
) cart`

/** Lists abandoned carts, newest first. */
export async function listAbandonedCarts(
  db: Db,
  siteId: string,
  page: {
    readonly search: string
    readonly state: AbandonedCart['state'] | undefined
    /** The ID of the last cart of the page before; undefined for the first page. */
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<readonly ListedCart[]> {
  const { search, state, after, limit } = page
  const conditions: SQL[] = [
    sql`true`,
    ...(search === '' ? [] : [sql`strpos(email, lower(${search})) > 0`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(after === undefined
      ? []
      : [sql`("leftAt", id) < (select "leftAt", id from ${carts(siteId)} where id = ${after})`]),
  ]
  const { rows } = await db.execute<ListedCart>(sql`
    select id, email, items, "subtotalMinor", currency, state, "orderId", "orderNumber",
      to_json("leftAt") #>> '{}' as "abandonedAt", to_json("sentAt") #>> '{}' as "firstSentAt",
      to_json("againAt") #>> '{}' as "secondSentAt"
    from ${carts(siteId)} where ${sql.join(conditions, sql` and `)}
    order by "leftAt" desc, id desc limit ${limit}
  `)
  return rows
}

export interface CartFigures extends Record<string, unknown> {
  readonly carts: number
  readonly reminded: number
  readonly recovered: number
  readonly revenueMinor: bigint
}

/** Counts the abandoned carts of the last 30 days, and what came back of them. */
export async function countAbandonedCarts(db: Db, siteId: string): Promise<CartFigures> {
  const { rows } = await db.execute<CartFigures>(sql`
    select count(*)::integer as carts,
      count(*) filter (where state <> 'open')::integer as reminded,
      count(*) filter (where state = 'recovered')::integer as recovered,
      coalesce(sum("revenueMinor"), 0)::bigint as "revenueMinor"
    from ${carts(siteId)} where "leftAt" > now() - interval '30 days'
  `)
  return rows[0] ?? { carts: 0, reminded: 0, recovered: 0, revenueMinor: 0n }
}
