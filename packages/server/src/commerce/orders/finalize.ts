import type { Db } from '../../platform/db/db.ts'
import { transact, withRetries } from '../../platform/db/transact.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import {
  type PaymentEvent,
  applyPaymentEvent,
  type Payment,
  listPayments,
  savePayment,
} from '../payments/index.ts'
import { moveRemainingEntries } from './remaining-entries-store.ts'
import { emitOrderRefunded } from './emit-refunded.ts'
import { recomputeOrder } from './recompute.ts'
import { computeCoveredMinor, computePaymentStatus, computeExpectedMinor } from './status.ts'
import {
  updateOrder,
  commitStock,
  completeCart,
  lockCartOfOrder,
  lockOrder,
  placePaidOrder,
  numberOrder,
  type OrderHead,
  addOrderEvent,
} from './store.ts'

export type FinalizeResult =
  /** `isNew` is true for the one call that placed it. */
  | { readonly kind: 'placed'; readonly isNew: boolean }
  /** The payments do not cover the total yet. */
  | { readonly kind: 'waiting' }
  /** The provider's amounts do not match the request. */
  | { readonly kind: 'mismatch' }
  /** The order was aborted before the payment arrived; the owner decides. */
  | { readonly kind: 'late' }
  | { readonly kind: 'gone' }

/**
 * Applies a provider's event to an order's payments, and places the order if they cover its total. The return
 * page, the webhook and the sweeper all call this, any number of times, in any order.
 */
export async function finalizeOrder(
  db: Db,
  siteId: string,
  orderId: string,
  event?: PaymentEvent,
): Promise<FinalizeResult> {
  const isPlaced = await withRetries(() => placePaidOrder(db, siteId, orderId, event))
  if (isPlaced) return { kind: 'placed', isNew: true }
  return transact(db, (tx) => finalizeInTransaction(tx, siteId, orderId, event))
}

/** Does the same within a transaction. Locks: cart, order, stock, counter. */
export async function finalizeInTransaction(
  tx: Db,
  siteId: string,
  orderId: string,
  event?: PaymentEvent,
): Promise<FinalizeResult> {
  await lockCartOfOrder(tx, siteId, orderId)
  const order = await lockOrder(tx, siteId, orderId)
  if (!order) return { kind: 'gone' }
  const before = await listPayments(tx, siteId, orderId)
  const payments = event ? await applyToPayments(tx, siteId, before, event) : before
  if (payments === 'mismatch') return flagMismatch(tx, siteId, order, event)
  if (order.status === 'draft') return placeOrder(tx, siteId, order, payments)
  if (order.status === 'aborted') return recordLatePayment(tx, siteId, order, payments)
  await updatePaymentStatus(tx, siteId, order, { before, payments, event })
  return order.status === 'placed' ? { kind: 'placed', isNew: false } : { kind: 'late' }
}

async function applyToPayments(
  tx: Db,
  siteId: string,
  payments: readonly Payment[],
  event: PaymentEvent,
): Promise<readonly Payment[] | 'mismatch'> {
  const isMatch = ({ providerRef, provider }: Payment) =>
    providerRef === event.providerRef || (providerRef === null && provider !== 'gift_card')
  const match = payments.find(isMatch)
  if (!match) return payments
  const after = applyPaymentEvent(match, event)
  if (after === 'mismatch') return 'mismatch'
  await savePayment(tx, siteId, after)
  return payments.map((payment) => (payment.id === match.id ? after : payment))
}

async function flagMismatch(
  tx: Db,
  siteId: string,
  order: OrderHead,
  event: PaymentEvent | undefined,
): Promise<FinalizeResult> {
  await updateOrder(tx, siteId, order.id, { attention: 'amount_mismatch' })
  const details = {
    currency: event?.currency,
    amountMinor: String(event?.amountMinor),
    capturedMinor: String(event?.capturedMinor),
  }
  await addOrderEvent(tx, siteId, { orderId: order.id, kind: 'payment.mismatch', details })
  return { kind: 'mismatch' }
}

async function placeOrder(
  tx: Db,
  siteId: string,
  order: OrderHead,
  payments: readonly Payment[],
): Promise<FinalizeResult> {
  if (computeExpectedMinor(payments) < order.grandTotalMinor) return { kind: 'waiting' }
  const isCovered = computeCoveredMinor(payments) >= order.grandTotalMinor
  await emitEvent(tx, siteId, {
    topic: 'order.placed',
    dedupe: `order.placed:${order.id}`,
    payload: { orderId: order.id },
  })
  // From here on, everyone who buys one of these products waits until the commit.
  const shortages = await commitStock(tx, siteId, order)
  const version = await completeCart(tx, siteId, order.cartId)
  if (version !== undefined && version !== order.cartVersion)
    await moveRemainingEntries(tx, siteId, order)
  await numberOrder(tx, siteId, {
    orderId: order.id,
    status: 'placed',
    paymentStatus: computePaymentStatus(payments, order.grandTotalMinor),
    attention: shortages.length > 0 ? 'stock_shortage' : order.attention,
    eventDetails: {
      ...(shortages.length > 0 && { shortage: shortages }),
      ...(!isCovered && { isUnpaid: true }),
    },
  })
  return { kind: 'placed', isNew: true }
}

/**
 * Records a payment for an aborted order. Its stock, gift card and discount may be used by others, so it is
 * not placed: it gets a number, and the owner sees it as canceled and paid.
 */
async function recordLatePayment(
  tx: Db,
  siteId: string,
  order: OrderHead,
  payments: readonly Payment[],
): Promise<FinalizeResult> {
  const isPaid = payments.some(({ voidedAt, capturedMinor }) => !voidedAt && capturedMinor > 0n)
  if (!isPaid) return { kind: 'gone' }
  await numberOrder(tx, siteId, {
    orderId: order.id,
    status: 'canceled',
    paymentStatus: computePaymentStatus(payments, order.grandTotalMinor),
    attention: 'late_payment',
    eventDetails: {},
  })
  return { kind: 'late' }
}

/** Updates the payment status of a placed order: refunds and disputes arrive as events, too. */
async function updatePaymentStatus(
  tx: Db,
  siteId: string,
  order: OrderHead,
  change: {
    readonly before: readonly Payment[]
    readonly payments: readonly Payment[]
    readonly event: PaymentEvent | undefined
  },
): Promise<void> {
  const { before, payments, event } = change
  if (event?.kind === 'disputed') {
    const disputed = { attention: 'dispute' } as const
    await updateOrder(tx, siteId, order.id, disputed)
    await recomputeOrder(tx, siteId, { ...order, ...disputed })
    return
  }
  const total = order.grandTotalMinor
  if (computePaymentStatus(payments, total) === computePaymentStatus(before, total)) return
  const paymentStatus = await recomputeOrder(tx, siteId, order)
  if (paymentStatus === 'refunded')
    await emitOrderRefunded(tx, siteId, { orderId: order.id, cause: 'provider' })
}
