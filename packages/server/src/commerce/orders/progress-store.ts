import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** How far a line of an order has come. */
export interface LineProgress extends Record<string, unknown> {
  readonly lineId: string
  /** Whether its items are sent; others, such as gift cards, need no fulfillment. */
  readonly isShipped: boolean
  readonly quantity: number
  readonly fulfilled: number
  /** The quantity that was refunded before it was sent. */
  readonly refundedUnfulfilled: number
  /** The quantity that was refunded after it was sent. */
  readonly refundedFulfilled: number
}

export async function listLineProgress(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly LineProgress[]> {
  const { rows } = await db.execute<LineProgress>(sql`
    select line_id as "lineId", is_shipped as "isShipped", quantity, fulfilled,
      refunded_unfulfilled as "refundedUnfulfilled", refunded_fulfilled as "refundedFulfilled"
    from order_line_progress where site_id = ${siteId} and order_id = ${orderId}
  `)
  return rows
}

/** Loads the quantity of each line that a packing slip lists: what is sent and was not refunded before. */
export async function listShippedQuantities(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const lines = await listLineProgress(db, siteId, orderId)
  return new Map(
    lines
      .filter(({ isShipped }) => isShipped)
      .map(({ lineId, quantity, refundedUnfulfilled }) => [lineId, quantity - refundedUnfulfilled]),
  )
}
