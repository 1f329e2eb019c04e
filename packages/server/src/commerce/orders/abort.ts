import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { paymentsOf, releaseGiftCards, voidPayments } from '../payments/index.ts'
import {
  changeOrder,
  lockCartOfOrder,
  lockOrder,
  numberOrder,
  putEvent,
  releaseDiscounts,
  reopenCart,
} from './store.ts'

/**
 * Gives back all that `prepare` took, while no money has moved: gift card, discount, stock and cart. The
 * rows of the try stay. False when there is nothing to give up, or when money did move.
 */
export async function abort(
  db: Db,
  siteId: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  return transact(db, (tx) => abortIn(tx, siteId, orderId, reason))
}

/** The same within a transaction. Locks: cart, order, payment, gift cards, discount. */
export async function abortIn(
  tx: Db,
  siteId: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  await lockCartOfOrder(tx, siteId, orderId)
  const order = await lockOrder(tx, siteId, orderId)
  if (order?.status !== 'draft') return false
  const payments = await paymentsOf(tx, siteId, orderId)
  const isPaid = payments.some(
    ({ provider, capturedMinor, authorizedMinor }) =>
      provider !== 'gift_card' && (capturedMinor > 0n || authorizedMinor > 0n),
  )
  if (isPaid) return false
  await voidPayments(tx, siteId, orderId, reason)
  await releaseGiftCards(tx, siteId, `order:${orderId}`)
  await releaseDiscounts(tx, siteId, orderId)
  await reopenCart(tx, siteId, order.cartId)
  await putEvent(tx, siteId, { orderId, kind: 'payment.failed', details: { reason } })
  const { attention } = order
  if (attention === null)
    await changeOrder(tx, siteId, orderId, { status: 'aborted', paymentStatus: 'voided' })
  else await showCanceled(tx, siteId, orderId, attention)
  return true
}

/** Something about its money needs a person: it gets a number, so that the owner sees it. */
async function showCanceled(
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
