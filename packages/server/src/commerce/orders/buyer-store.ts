import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { orderBuyer } from './tables.ts'

/** Saves the account that pays for an order, of the latest attempt; undefined for a guest. */
export async function setBuyer(
  db: Db,
  siteId: string,
  { orderId, siteUserId }: { readonly orderId: string; readonly siteUserId: string | undefined },
): Promise<void> {
  if (siteUserId === undefined) {
    await db
      .delete(orderBuyer)
      .where(and(eq(orderBuyer.siteId, siteId), eq(orderBuyer.orderId, orderId)))
    return
  }
  await db
    .insert(orderBuyer)
    .values({ siteId, orderId, siteUserId })
    .onConflictDoUpdate({ target: [orderBuyer.siteId, orderBuyer.orderId], set: { siteUserId } })
}

/** An order line that gives access to a member area. */
export interface AccessLine extends Record<string, unknown> {
  readonly id: string
  readonly productId: string
  readonly email: string
  /** The account that paid; null for a guest or a deleted account. */
  readonly siteUserId: string | null
  /** Whether the order or this line was refunded in full. */
  readonly isOver: boolean
}

/** Lists the access that a placed order sold, in its current state. */
export async function listAccessLines(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly AccessLine[]> {
  const { rows } = await db.execute<AccessLine>(sql`
    select order_line_id as id, product_id as "productId", email, site_user_id as "siteUserId",
      is_over as "isOver"
    from order_access where site_id = ${siteId} and order_id = ${orderId} order by display_index
  `)
  return rows
}
