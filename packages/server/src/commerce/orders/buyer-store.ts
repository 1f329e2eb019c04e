import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { orderBuyer } from './tables.ts'

/** Who is signed in and pays for an order: the last who tried; undefined for a guest. */
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

/** A line of an order by which somebody gets into a member area. */
export interface AccessLine extends Record<string, unknown> {
  readonly id: string
  readonly productId: string
  readonly email: string
  /** The account that paid; null for a guest, and for an account that is gone. */
  readonly siteUserId: string | null
  /** All of the order's money went back, or this line was given back. */
  readonly isOver: boolean
}

/** What an order that is placed sold of access, as it stands now. */
export async function accessLines(
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
