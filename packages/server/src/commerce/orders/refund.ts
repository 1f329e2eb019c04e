import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  type Payment,
  listPayments,
  getProvider,
  addGiftCardEntry,
  isManualPayment,
} from '../payments/index.ts'
import { orderErrors } from './errors.ts'
import { emitOrderRefunded } from './emit-refunded.ts'
import {
  finishTender,
  insertRefund,
  insertRefundLines,
  insertTenders,
  returnStock,
  type Tender,
} from './refund-store.ts'
import { listLineProgress } from './progress-store.ts'
import { computeRefundable, recomputeOrder } from './recompute.ts'
import { lockOrder, addOrderEvent, lockStockOfOrder } from './store.ts'

export interface RefundInput {
  readonly orderId: string
  readonly amountMinor: bigint
  readonly reason?: string
  readonly lines?: readonly RefundLineInput[]
}

export interface RefundLineInput {
  readonly orderLineId: string
  readonly quantity: number
  /** The number of items that can be sold again. */
  readonly restockQuantity: number
  /** Whether the items were sent before. */
  readonly isFulfilled?: boolean
}

/**
 * Refunds money, gift cards first, and restocks items that can be sold again. The money is reserved before the
 * provider is called, so it cannot be refunded twice; an unreachable provider is retried. Throws
 * `orders.notFound`, `orders.refundTooLarge`, `orders.refundQuantity`. Resolves to the refund's id.
 */
export async function refundOrder(db: Db, siteId: string, input: RefundInput): Promise<string> {
  const { refundId, tenders } = await transact(db, (tx) => reserveRefund(tx, siteId, input))
  // The sweep retries a provider that fails now: the refund stays pending.
  for (const tender of tenders) await sendTender(db, siteId, tender).catch(() => undefined)
  return refundId
}

/** Sends a refund to its provider, with the same key each time, so that it happens once. */
export async function sendTender(db: Db, siteId: string, tender: Tender): Promise<void> {
  const provider = getProvider(db, tender.provider)
  if (!provider || tender.providerRef === null) return
  const { id, providerRef: ref, amountMinor } = tender
  const refundRef = await provider.refund(siteId, { ref, amountMinor, key: `vt-rt-${id}` })
  await finishTender(db, siteId, id, refundRef)
}

/** Reserves a refund in one transaction. Locks: order, gift cards, stock. */
async function reserveRefund(tx: Db, siteId: string, input: RefundInput) {
  const order = await lockOrder(tx, siteId, input.orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  const { lines = [], reason = '', amountMinor } = input
  await assertRefundable(tx, siteId, order.id, lines)
  const refundId = newId()
  const tenders = allocateTenders(amountMinor, await listPayments(tx, siteId, order.id))
  await insertRefund(tx, siteId, {
    id: refundId,
    orderId: order.id,
    totalMinor: amountMinor,
    reason,
  })
  await insertTenders(tx, siteId, refundId, tenders)
  for (const tender of tenders.filter(isGiftCard)) await creditGiftCard(tx, siteId, tender)

  const refundLines = lines.map(({ isFulfilled = false, ...line }) => ({
    ...line,
    fulfilled: isFulfilled,
    id: newId(),
  }))
  await insertRefundLines(tx, siteId, refundId, refundLines)
  await lockStockOfOrder(tx, siteId, order.id)
  await returnStock(tx, siteId, refundId)
  await recomputeOrder(tx, siteId, order)
  const details = { amountMinor: String(amountMinor), reason }
  await addOrderEvent(tx, siteId, { orderId: order.id, kind: 'refund.made', details })
  await emitOrderRefunded(tx, siteId, { orderId: order.id, cause: refundId })
  return { refundId, tenders: tenders.filter(({ state }) => state === 'pending') }
}

/** Allocates an amount to payments: gift cards first, then the others, oldest first. */
function allocateTenders(amountMinor: bigint, payments: readonly Payment[]): readonly Tender[] {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const ordered = [...live.filter(isGiftCard), ...live.filter((payment) => !isGiftCard(payment))]
  let left = amountMinor
  const tenders = ordered.map(({ id: paymentId, provider, providerRef, ...payment }) => {
    const refundable = payment.capturedMinor - payment.refundedMinor
    const share = refundable < left ? refundable : left
    left -= share
    // Staff pay a manual payment back by hand; only a provider is asked.
    const isDone = isGiftCard({ provider }) || isManualPayment({ provider })
    const state = isDone ? ('succeeded' as const) : ('pending' as const)
    return { id: newId(), paymentId, provider, providerRef, amountMinor: share, state }
  })
  if (left > 0n || amountMinor <= 0n) throw orderErrors.refundTooLarge()
  return tenders.filter((tender) => tender.amountMinor > 0n)
}

function isGiftCard({ provider }: { readonly provider: string }): boolean {
  return provider === 'gift_card'
}

async function creditGiftCard(tx: Db, siteId: string, tender: Tender): Promise<void> {
  const [giftCardId = ''] = (tender.providerRef ?? '').split(':')
  await addGiftCardEntry(tx, siteId, {
    giftCardId,
    kind: 'refund',
    amountMinor: tender.amountMinor,
    cause: `refund-tender:${tender.id}`,
  })
}

async function assertRefundable(
  tx: Db,
  siteId: string,
  orderId: string,
  lines: readonly RefundLineInput[],
): Promise<void> {
  const progress = await listLineProgress(tx, siteId, orderId)
  const left = new Map<string, number>()
  for (const line of progress)
    for (const isFulfilled of [true, false])
      left.set(`${line.lineId}:${isFulfilled}`, computeRefundable(line, isFulfilled))
  for (const { orderLineId, quantity, isFulfilled = false } of lines) {
    const key = `${orderLineId}:${isFulfilled}`
    const rest = (left.get(key) ?? 0) - quantity
    if (rest < 0) throw orderErrors.refundQuantity()
    left.set(key, rest)
  }
}
