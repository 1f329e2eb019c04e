import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

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
  const requests = JSON.stringify(hold.requests)
  const { rows } = await db.execute<Shortage>(sql`
    select variant_id as "variantId", available
    from checkout_hold(${siteId}, ${cartId}, ${requests}::jsonb, ${minutes}, ${isForPayment},
      ${isHeld})
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
