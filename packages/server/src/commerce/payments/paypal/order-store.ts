import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { paypalOrder } from '../tables.ts'

/** The state of an order at PayPal, as far as the server may act on it. A closed one is never captured. */
export type PayPalOrderState = Pick<typeof paypalOrder.$inferSelect, 'state' | 'failure'>

/** Inserts an order that PayPal has created; one that is known stays as it is. */
export async function insertPayPalOrder(db: Db, siteId: string, id: string): Promise<void> {
  await db.insert(paypalOrder).values({ siteId, id }).onConflictDoNothing()
}

/** Finds the state of an order; undefined for one that this site did not create. */
export async function findPayPalOrder(
  db: Db,
  siteId: string,
  id: string,
): Promise<PayPalOrderState | undefined> {
  const { state, failure } = paypalOrder
  const [row] = await db
    .select({ state, failure })
    .from(paypalOrder)
    .where(and(eq(paypalOrder.siteId, siteId), eq(paypalOrder.id, id)))
  return row
}

/**
 * Changes the state of an order that is in one of the states `from`, in one statement, so that an order is either closed
 * or captured. Returns false if it is in another state.
 */
export async function changePayPalOrder(
  db: Db,
  siteId: string,
  id: string,
  {
    from,
    ...change
  }: Partial<PayPalOrderState> & { readonly from: readonly PayPalOrderState['state'][] },
): Promise<boolean> {
  const changed = await db
    .update(paypalOrder)
    .set(change)
    .where(
      and(
        eq(paypalOrder.siteId, siteId),
        eq(paypalOrder.id, id),
        inArray(paypalOrder.state, [...from]),
      ),
    )
    .returning({ id: paypalOrder.id })
  return changed.length > 0
}
