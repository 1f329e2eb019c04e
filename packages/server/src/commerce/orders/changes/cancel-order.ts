import { releaseDiscounts } from '../../discounts/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { emitEvent } from '../../../platform/jobs/index.ts'
import {
  listPayments,
  releaseGiftCards,
  turnOffGiftCards,
  voidPayments,
} from '../../payments/index.ts'
import type { Actor } from './actor.ts'
import { orderErrors } from '../errors.ts'
import { findPaymentDue } from '../payment-due.ts'
import { type LineProgress, listLineProgress } from '../progress-store.ts'
import { computeRefundable, recomputeOrder } from '../recompute.ts'
import { computeRest } from '../refunds/allocate-tenders.ts'
import { computeRefundableShipping, type Tender } from '../refunds/refund-store.ts'
import { reserveRefund, sendTenders } from '../refunds/refund.ts'
import {
  addOrderEvent,
  lockCartOfOrder,
  lockOrder,
  lockStockOfOrder,
  type OrderHead,
  releaseStock,
  updateOrder,
} from '../store.ts'

const REASON = 'The order was canceled before it was paid.'

export interface CancellationInput extends Actor {
  readonly orderId: string
  /** Whether what was paid is refunded. */
  readonly refund: boolean
  /** Whether the refunded items can be sold again. */
  readonly restock: boolean
  /** The reason, which the buyer sees. */
  readonly reason: string
  /** Whether the buyer gets an email. */
  readonly notify: boolean
}

/**
 * Cancels an order of which nothing was sent. Returns what the order took - gift cards, discount and stock - refunds
 * what was paid, and emits `order.canceled`. Throws `orders.notFound`, `orders.alreadyCanceled` and
 * `orders.alreadyFulfilled`; then nothing has changed.
 */
export async function cancelOrder(db: Db, siteId: string, input: CancellationInput): Promise<void> {
  const tenders = await transact(db, (tx) => cancelInTransaction(tx, siteId, input))
  await sendTenders(db, siteId, tenders)
}

/** Does the same within a transaction, but for the calls of providers. Locks: cart, order, gift cards, stock. */
async function cancelInTransaction(
  tx: Db,
  siteId: string,
  input: CancellationInput,
): Promise<readonly Tender[]> {
  const { orderId, staffId, apiKey, reason, notify } = input
  await lockCartOfOrder(tx, siteId, orderId)
  const order = await lockOrder(tx, siteId, orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  if (order.status === 'canceled') throw orderErrors.alreadyCanceled()
  const progress = await listLineProgress(tx, siteId, orderId)
  if (progress.some(({ fulfilled }) => fulfilled > 0)) throw orderErrors.alreadyFulfilled()
  const tenders = await returnPayments(tx, siteId, order, { ...input, progress })
  await turnOffGiftCards(tx, siteId, orderId)
  await releaseDiscounts(tx, siteId, orderId)
  await lockStockOfOrder(tx, siteId, orderId)
  await releaseStock(tx, siteId, orderId)
  const canceled = { status: 'canceled', attention: null } as const
  await updateOrder(tx, siteId, orderId, canceled)
  await recomputeOrder(tx, siteId, { ...order, ...canceled })
  const details = { staffId, apiKey, reason }
  await addOrderEvent(tx, siteId, { orderId, kind: 'order.canceled', details })
  await emitEvent(tx, siteId, {
    topic: 'order.canceled',
    dedupe: `order.canceled:${orderId}`,
    payload: { orderId, notify },
  })
  return tenders
}

/** Voids payments that have not arrived, or refunds what has. Resolves to the refunds that a provider has to pay. */
async function returnPayments(
  tx: Db,
  siteId: string,
  order: OrderHead,
  input: CancellationInput & { readonly progress: readonly LineProgress[] },
): Promise<readonly Tender[]> {
  const { id: orderId } = order
  const { refund, restock, reason, staffId, apiKey, progress } = input
  const payments = await listPayments(tx, siteId, orderId)
  if (findPaymentDue(payments)) {
    await voidPayments(tx, siteId, orderId, REASON)
    await releaseGiftCards(tx, siteId, `order:${orderId}`)
    return []
  }
  const amountMinor = payments.reduce((sum, payment) => sum + computeRest(payment), 0n)
  if (!refund || amountMinor === 0n) return []
  const shipping = await computeRefundableShipping(tx, siteId, orderId)
  const lines = progress.flatMap((line) => {
    const quantity = computeRefundable(line, false)
    const restockQuantity = restock ? quantity : 0
    return quantity > 0 ? [{ orderLineId: line.lineId, quantity, restockQuantity }] : []
  })
  const shippingMinor = shipping < amountMinor ? shipping : amountMinor
  const made = { orderId, amountMinor, shippingMinor, lines, reason, staffId, apiKey }
  return (await reserveRefund(tx, siteId, order, made)).tenders
}
