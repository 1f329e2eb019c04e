import type { Db } from '../../platform/db/db.ts'
import { listPayments } from '../payments/index.ts'
import { type LineProgress, listLineProgress } from './progress-store.ts'
import { computePaymentStatus, type FulfillmentStatus, type PaymentStatus } from './status.ts'
import { type OrderHead, updateOrder } from './store.ts'

/**
 * Computes both statuses of a numbered order from its payments, fulfillments and refunds, and saves them: every change
 * of an order ends here, and nothing else writes them. The caller holds the lock of the order.
 */
export async function recomputeOrder(
  tx: Db,
  siteId: string,
  order: Pick<OrderHead, 'id' | 'status' | 'attention' | 'grandTotalMinor'>,
): Promise<PaymentStatus> {
  const payments = await listPayments(tx, siteId, order.id)
  const paymentStatus =
    order.attention === 'dispute'
      ? 'disputed'
      : computePaymentStatus(payments, order.grandTotalMinor)
  const fulfillmentStatus =
    order.status === 'canceled'
      ? 'canceled'
      : computeFulfillmentStatus(await listLineProgress(tx, siteId, order.id))
  await updateOrder(tx, siteId, order.id, { paymentStatus, fulfillmentStatus })
  return paymentStatus
}

/** Computes the fulfillment status from how far the lines have come; what is not sent needs no fulfillment. */
export function computeFulfillmentStatus(lines: readonly LineProgress[]): FulfillmentStatus {
  const sent = lines.filter(({ isShipped }) => isShipped)
  const open = sum(sent.map(computeUnfulfilled))
  const fulfilled = sum(sent.map((line) => line.fulfilled))
  if (open > 0) return fulfilled > 0 ? 'partially_fulfilled' : 'pending'
  const refunded = sum(sent.map((line) => line.refundedUnfulfilled))
  return fulfilled === 0 && refunded > 0 ? 'canceled' : 'fulfilled'
}

/** Computes the quantity of a line that is still to be sent. */
export function computeUnfulfilled(line: LineProgress): number {
  return line.isShipped ? line.quantity - line.refundedUnfulfilled - line.fulfilled : 0
}

/** Computes the quantity of a line that can still be refunded, of the items that were sent or of the others. */
export function computeRefundable(line: LineProgress, isFulfilled: boolean): number {
  return isFulfilled
    ? line.fulfilled - line.refundedFulfilled
    : line.quantity - line.refundedUnfulfilled - line.fulfilled
}

function sum(quantities: readonly number[]): number {
  return quantities.reduce((total, quantity) => total + quantity, 0)
}
