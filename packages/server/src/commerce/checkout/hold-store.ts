import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/**
 * The longest time that one cart holds stock in all, and the time after which it may hold some again. Without
 * them a cart that is never bought could keep a product from everyone else.
 */
const MAX_HELD = sql`interval '60 minutes'`
const HELD_AGAIN = sql`interval '24 hours'`

/** Starts the time in which a cart holds stock, unless it is running or was used up today. */
export async function markHeld(db: Db, siteId: string, cartId: string): Promise<void> {
  await db.execute(sql`
    insert into checkout as k (site_id, cart_id, held_since)
    values (${siteId}, ${cartId}, clock_timestamp())
    on conflict (site_id, cart_id) do update set updated_at = now(),
      held_since = case when k.held_since > clock_timestamp() - ${HELD_AGAIN}
        then k.held_since else clock_timestamp() end
  `)
}

/** Returns whether a cart holds stock now. */
export async function hasHold(db: Db, siteId: string, cartId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from stock_hold where site_id = ${siteId} and cart_id = ${cartId}
      and expires_at > clock_timestamp() limit 1
  `)
  return rows.length > 0
}

/** A variant with less stock than the cart needs. */
export interface Shortage extends Record<string, unknown> {
  readonly variantId: string
  readonly available: number
}

/**
 * Holds the requested stock for a cart, for `minutes` but no longer than an hour in all, and
 * releases the rest, except holds for a running payment. With `isForPayment`, all of these are such
 * holds. With a shortage, nothing is held. The last lock but the counter: every stock row, ordered by variant.
 */
export async function holdStock(
  db: Db,
  siteId: string,
  hold: {
    readonly cartId: string
    readonly minutes: number
    readonly requests: readonly StockRequest[]
    readonly isForPayment: boolean
    /** Whether stock is held at all, and not only checked. */
    readonly isHeld: boolean
  },
): Promise<readonly Shortage[]> {
  const { cartId, minutes, isForPayment, isHeld } = hold
  const requested = createRequestTable(hold.requests)
  await db.execute(sql`
    select from stock where site_id = ${siteId}
      and variant_id in (select variant_id from ${requested} w)
    order by variant_id for no key update
  `)
  const { rows } = await db.execute<Shortage>(sql`
    with want as ${requested}, short as (
      select w.variant_id, stock_available(${siteId}, w.variant_id, ${cartId}) as available
      from want w join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
      where not s.unlimited and not s.backorder
        and stock_available(${siteId}, w.variant_id, ${cartId}) < w.quantity
    ), unwanted as (
      delete from stock_hold h where h.site_id = ${siteId} and h.cart_id = ${cartId}
        and h.promised = 0 and not exists (select from want w where w.variant_id = h.variant_id)
    ), held as (
      insert into stock_hold as h (site_id, cart_id, variant_id, quantity, promised, expires_at)
      select ${siteId}, ${cartId}, w.variant_id, w.quantity,
        case when ${isForPayment} then w.quantity else 0 end,
        least(clock_timestamp() + make_interval(mins => ${minutes}), k.held_since + ${MAX_HELD})
      from want w join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
        join checkout k on k.site_id = ${siteId} and k.cart_id = ${cartId}
      where ${isHeld} and k.held_since + ${MAX_HELD} > clock_timestamp()
        and not exists (select from short)
      on conflict (site_id, cart_id, variant_id)
      do update set quantity = greatest(excluded.quantity, h.promised),
        promised = greatest(excluded.promised, h.promised), expires_at = excluded.expires_at
    )
    select variant_id as "variantId", greatest(available, 0)::integer as available from short
  `)
  return rows
}

export interface StockRequest {
  readonly variantId: string
  readonly quantity: number
}

/** Lists the variants with less stock than a cart needs, without a lock: only a hold is certain. */
export async function listShortages(
  db: Db,
  siteId: string,
  cartId: string,
  requests: readonly StockRequest[],
): Promise<readonly Shortage[]> {
  const { rows } = await db.execute<Shortage>(sql`
    select w.variant_id as "variantId",
      greatest(stock_available(${siteId}, w.variant_id, ${cartId}), 0)::integer as available
    from ${createRequestTable(requests)} w
      join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
    where not s.unlimited and not s.backorder
      and stock_available(${siteId}, w.variant_id, ${cartId}) < w.quantity
  `)
  return rows
}

function createRequestTable(requests: readonly StockRequest[]) {
  return sql`(
    select "variantId" as variant_id, sum(quantity)::bigint as quantity
    from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb)
      as w ("variantId" uuid, quantity bigint)
    group by "variantId"
  )`
}
