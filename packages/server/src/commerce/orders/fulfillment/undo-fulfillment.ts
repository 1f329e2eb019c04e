import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { orderErrors } from '../errors.ts'
import { listLineProgress } from '../progress-store.ts'
import { recomputeOrder } from '../recompute.ts'
import { addOrderEvent, lockStockOfOrder } from '../store.ts'
import { lockFulfillable } from './create-fulfillment.ts'
import { unshipStock } from './stock-store.ts'
import { findFulfillment, markUndone } from './store.ts'

/**
 * Undoes a fulfillment that was a mistake: its items are unfulfilled, and in stock for their order. A repeated call has
 * no effect. Throws `orders.notFound`, `orders.alreadyCanceled`, `orders.unknownFulfillment`, and
 * `orders.fulfillmentRefunded` if items of it came back as a refund.
 */
export async function undoFulfillment(
  db: Db,
  siteId: string,
  input: { readonly orderId: string; readonly fulfillmentId: string; readonly staffId: string },
): Promise<void> {
  const { orderId, fulfillmentId, staffId } = input
  await transact(db, async (tx) => {
    const order = await lockFulfillable(tx, siteId, orderId)
    const found = await findFulfillment(tx, siteId, fulfillmentId)
    if (found?.orderId !== orderId) throw orderErrors.unknownFulfillment()
    if (found.isUndone) return
    await markUndone(tx, siteId, fulfillmentId)
    const progress = await listLineProgress(tx, siteId, orderId)
    if (progress.some(({ fulfilled, refundedFulfilled }) => refundedFulfilled > fulfilled))
      throw orderErrors.fulfillmentRefunded()
    await lockStockOfOrder(tx, siteId, orderId)
    await unshipStock(tx, siteId, fulfillmentId)
    await recomputeOrder(tx, siteId, order)
    const details = { number: found.number, staffId }
    await addOrderEvent(tx, siteId, { orderId, kind: 'fulfillment.undone', details })
  })
}
