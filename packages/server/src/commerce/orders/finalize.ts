import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { tell } from '../../platform/jobs/index.ts'
import { type Fact, fold, type Payment, paymentsOf, savePayment } from '../payments/index.ts'
import { keepRest } from './rest-store.ts'
import { tellRefunded } from './tell-refunded.ts'
import { coveredMinor, paymentStatusOf } from './status.ts'
import {
  changeOrder,
  commitStock,
  completeCart,
  lockCartOfOrder,
  lockOrder,
  lockStockOfOrder,
  numberOrder,
  type OrderHead,
  putEvent,
} from './store.ts'

export type Finalized =
  /** `isNew` for the one call that placed it. */
  | { readonly kind: 'placed'; readonly isNew: boolean }
  /** Not all of the money is there. */
  | { readonly kind: 'waiting' }
  /** What the provider says and what was asked of it do not agree. */
  | { readonly kind: 'mismatch' }
  /** It was given up before the money came; a person decides. */
  | { readonly kind: 'late' }
  | { readonly kind: 'gone' }

/**
 * Writes down what a provider says of an order's payment, and places the order when that covers it.
 * The return page, the webhook and the sweeper all call this, any number of times, in any order.
 */
export async function finalize(
  db: Db,
  siteId: string,
  orderId: string,
  fact?: Fact,
): Promise<Finalized> {
  return transact(db, (tx) => finalizeIn(tx, siteId, orderId, fact))
}

/** The same within a transaction. Locks: cart, order, stock, counter. */
export async function finalizeIn(
  tx: Db,
  siteId: string,
  orderId: string,
  fact?: Fact,
): Promise<Finalized> {
  await lockCartOfOrder(tx, siteId, orderId)
  const order = await lockOrder(tx, siteId, orderId)
  if (!order) return { kind: 'gone' }
  const before = await paymentsOf(tx, siteId, orderId)
  const payments = fact ? await folded(tx, siteId, before, fact) : before
  if (payments === 'mismatch') return flagMismatch(tx, siteId, order, fact)
  if (order.status === 'draft') return place(tx, siteId, order, payments)
  if (order.status === 'aborted') return keepLatePayment(tx, siteId, order, payments)
  await follow(tx, siteId, order, { before, payments, fact })
  return order.status === 'placed' ? { kind: 'placed', isNew: false } : { kind: 'late' }
}

async function folded(
  tx: Db,
  siteId: string,
  payments: readonly Payment[],
  fact: Fact,
): Promise<readonly Payment[] | 'mismatch'> {
  const isMeant = ({ providerRef, provider }: Payment) =>
    providerRef === fact.providerRef || (providerRef === null && provider !== 'gift_card')
  const meant = payments.find(isMeant)
  if (!meant) return payments
  const after = fold(meant, fact)
  if (after === 'mismatch') return 'mismatch'
  await savePayment(tx, siteId, after)
  return payments.map((payment) => (payment.id === meant.id ? after : payment))
}

async function flagMismatch(
  tx: Db,
  siteId: string,
  order: OrderHead,
  fact: Fact | undefined,
): Promise<Finalized> {
  await changeOrder(tx, siteId, order.id, { attention: 'amount_mismatch' })
  const details = {
    currency: fact?.currency,
    amountMinor: String(fact?.amountMinor),
    capturedMinor: String(fact?.capturedMinor),
  }
  await putEvent(tx, siteId, { orderId: order.id, kind: 'payment.mismatch', details })
  return { kind: 'mismatch' }
}

async function place(
  tx: Db,
  siteId: string,
  order: OrderHead,
  payments: readonly Payment[],
): Promise<Finalized> {
  if (coveredMinor(payments) < order.grandTotalMinor) return { kind: 'waiting' }
  await tell(tx, siteId, {
    topic: 'order.placed',
    dedupe: `order.placed:${order.id}`,
    payload: { orderId: order.id },
  })
  // From here on everybody who buys one of these things waits until the commit.
  await lockStockOfOrder(tx, siteId, order.id)
  const lost = await commitStock(tx, siteId, order)
  const version = await completeCart(tx, siteId, order.cartId)
  if (version !== undefined && version !== order.cartVersion) await keepRest(tx, siteId, order)
  await numberOrder(tx, siteId, {
    orderId: order.id,
    status: 'placed',
    paymentStatus: paymentStatusOf(payments, order.grandTotalMinor),
    attention: lost.length > 0 ? 'stock_shortage' : order.attention,
    eventDetails: lost.length > 0 ? { shortage: lost } : {},
  })
  return { kind: 'placed', isNew: true }
}

/**
 * Money for an order that was given up: its stock, gift card and discount are others' now, so it is not
 * placed. It gets a number and stands before the owner, canceled and paid.
 */
async function keepLatePayment(
  tx: Db,
  siteId: string,
  order: OrderHead,
  payments: readonly Payment[],
): Promise<Finalized> {
  const isPaid = payments.some(({ voidedAt, capturedMinor }) => !voidedAt && capturedMinor > 0n)
  if (!isPaid) return { kind: 'gone' }
  await numberOrder(tx, siteId, {
    orderId: order.id,
    status: 'canceled',
    paymentStatus: paymentStatusOf(payments, order.grandTotalMinor),
    attention: 'late_payment',
    eventDetails: {},
  })
  return { kind: 'late' }
}

/** An order that is placed follows its payments: refunds and disputes come as facts, too. */
async function follow(
  tx: Db,
  siteId: string,
  order: OrderHead,
  change: {
    readonly before: readonly Payment[]
    readonly payments: readonly Payment[]
    readonly fact: Fact | undefined
  },
): Promise<void> {
  const { before, payments, fact } = change
  if (fact?.kind === 'disputed') {
    const disputed = { paymentStatus: 'disputed', attention: 'dispute' } as const
    await changeOrder(tx, siteId, order.id, disputed)
    return
  }
  const total = order.grandTotalMinor
  const paymentStatus = paymentStatusOf(payments, total)
  if (paymentStatus === paymentStatusOf(before, total)) return
  await changeOrder(tx, siteId, order.id, { paymentStatus })
  if (paymentStatus === 'refunded')
    await tellRefunded(tx, siteId, { orderId: order.id, cause: 'provider' })
}
