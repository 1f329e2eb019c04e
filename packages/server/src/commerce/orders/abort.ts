import { releaseDiscounts } from '../discounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { listPayments, releaseGiftCards, voidPayments } from '../payments/index.ts'
import {
  updateOrder,
  lockCartOfOrder,
  lockOrder,
  numberOrder,
  addOrderEvent,
  reopenCart,
} from './store.ts'

/**
 * Releases everything that `prepareOrder` took while no money has moved: gift card, discount, stock and cart.
 * The rows of the attempt stay. Returns false if there is nothing to abort, or if money has moved.
 */
export async function abortOrder(
  db: Db,
  siteId: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  return transact(db, (tx) => abortInTransaction(tx, siteId, orderId, reason))
}

/** Does the same within a transaction. Locks: cart, order, payment, gift cards, discount. */
export async function abortInTransaction(
  tx: Db,
  siteId: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  await lockCartOfOrder(tx, siteId, orderId)
  const order = await lockOrder(tx, siteId, orderId)
  if (order?.status !== 'draft') return false
  const payments = await listPayments(tx, siteId, orderId)
  const isPaid = payments.some(
    ({ provider, capturedMinor, authorizedMinor }) =>
      provider !== 'gift_card' && (capturedMinor > 0n || authorizedMinor > 0n),
  )
  if (isPaid) return false
  await voidPayments(tx, siteId, orderId, reason)
  await releaseGiftCards(tx, siteId, `order:${orderId}`)
  await releaseDiscounts(tx, siteId, orderId)
  await reopenCart(tx, siteId, order.cartId)
  await addOrderEvent(tx, siteId, { orderId, kind: 'payment.failed', details: { reason } })
  const { attention } = order
  if (attention === null)
    await updateOrder(tx, siteId, orderId, { status: 'aborted', paymentStatus: 'voided' })
  else await numberCanceledOrder(tx, siteId, orderId, attention)
  return true
}

/** Numbers an order whose payment needs attention, so that the owner sees it. */
async function numberCanceledOrder(
  tx: Db,
  siteId: string,
  orderId: string,
  attention: string,
): Promise<void> {
  await numberOrder(tx, siteId, {
    orderId,
    status: 'canceled',
    paymentStatus: 'voided',
    attention,
    eventDetails: {},
  })
}
