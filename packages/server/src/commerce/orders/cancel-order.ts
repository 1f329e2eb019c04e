import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { listPayments, releaseGiftCards, voidPayments } from '../payments/index.ts'
import { orderErrors } from './errors.ts'
import { findPaymentDue } from './payment-due.ts'
import { recomputeOrder } from './recompute.ts'
import { hasFulfillment } from './status.ts'
import {
  addOrderEvent,
  lockCartOfOrder,
  lockOrder,
  lockStockOfOrder,
  releaseDiscounts,
  releaseStock,
  updateOrder,
} from './store.ts'

const REASON = 'The order was canceled before it was paid.'

/**
 * Cancels an order whose manual payment has not arrived. Returns what the order took - gift cards, discount and
 * stock - and emits `order.canceled`. Throws `orders.notFound`, `orders.alreadyCanceled`, `orders.alreadyPaid`
 * and `orders.alreadyFulfilled`; then nothing has changed.
 */
export async function cancelOrder(
  db: Db,
  siteId: string,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockCartOfOrder(tx, siteId, orderId)
    const order = await lockOrder(tx, siteId, orderId)
    if (!order || order.number === null) throw orderErrors.notFound()
    if (order.status === 'canceled') throw orderErrors.alreadyCanceled()
    if (!findPaymentDue(await listPayments(tx, siteId, orderId))) throw orderErrors.alreadyPaid()
    if (hasFulfillment(order)) throw orderErrors.alreadyFulfilled()
    await voidPayments(tx, siteId, orderId, REASON)
    await releaseGiftCards(tx, siteId, `order:${orderId}`)
    await releaseDiscounts(tx, siteId, orderId)
    await lockStockOfOrder(tx, siteId, orderId)
    await releaseStock(tx, siteId, orderId)
    const canceled = { status: 'canceled', attention: null } as const
    await updateOrder(tx, siteId, orderId, canceled)
    await recomputeOrder(tx, siteId, { ...order, ...canceled })
    await addOrderEvent(tx, siteId, { orderId, kind: 'order.canceled', details: { staffId } })
    await emitEvent(tx, siteId, {
      topic: 'order.canceled',
      dedupe: `order.canceled:${orderId}`,
      payload: { orderId },
    })
  })
}
