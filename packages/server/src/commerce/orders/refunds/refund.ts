import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { addGiftCardEntry, getProvider, listPayments } from '../../payments/index.ts'
import type { Actor } from '../changes/actor.ts'
import { emitOrderRefunded } from '../emit-refunded.ts'
import { orderErrors } from '../errors.ts'
import { listLineProgress } from '../progress-store.ts'
import { computeRefundable, recomputeOrder } from '../recompute.ts'
import { addOrderEvent, lockOrder, lockStockOfOrder, type OrderHead } from '../store.ts'
import { allocateTenders, isGiftCard, type TenderInput } from './allocate-tenders.ts'
import {
  computeRefundableShipping,
  findRefund,
  finishTender,
  insertRefund,
  insertRefundLines,
  insertTenders,
  returnStock,
  type Tender,
} from './refund-store.ts'

export interface RefundInput extends Actor {
  /** The ID of the refund, by which a repeated call has no effect; a new one if absent. */
  readonly id?: string
  readonly orderId: string
  readonly amountMinor: bigint
  /** The part of the amount that is for shipping. */
  readonly shippingMinor?: bigint
  /** The reason, which the buyer sees. */
  readonly reason?: string
  /** A note that only staff see. */
  readonly note?: string
  readonly lines?: readonly RefundLineInput[]
  /** The payments that the amount returns to; gift cards first if absent. */
  readonly tenders?: readonly TenderInput[] | undefined
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
 * Refunds money, and restocks items that can be sold again. The money is reserved before the provider is called, so it
 * cannot be refunded twice; an unreachable provider is retried. `follow` runs in the transaction of a new refund.
 * Throws `orders.notFound`, `orders.refundTooLarge`, `orders.refundQuantity`, `orders.refundShipping` and
 * `orders.refundTenders`. Resolves to the refund's id.
 */
export async function refundOrder(
  db: Db,
  siteId: string,
  input: RefundInput,
  follow: (tx: Db, refundId: string) => Promise<void> = async () => {},
): Promise<string> {
  const { refundId, tenders } = await transact(db, async (tx) => {
    const order = await lockOrder(tx, siteId, input.orderId)
    if (!order || order.number === null) throw orderErrors.notFound()
    const known = input.id === undefined ? undefined : await findRefund(tx, siteId, input.id)
    if (known && known.orderId !== order.id) throw orderErrors.notFound()
    if (known) return { refundId: known.id, tenders: [] }
    const reserved = await reserveRefund(tx, siteId, order, input)
    await recomputeOrder(tx, siteId, order)
    await follow(tx, reserved.refundId)
    return reserved
  })
  await sendTenders(db, siteId, tenders)
  return refundId
}

/** Asks the providers of a refund to pay; the sweep retries one that fails now, as the refund stays pending. */
export async function sendTenders(
  db: Db,
  siteId: string,
  tenders: readonly Tender[],
): Promise<void> {
  for (const tender of tenders) await sendTender(db, siteId, tender).catch(() => undefined)
}

/** Sends a refund to its provider, with the same key each time, so that it happens once. */
export async function sendTender(db: Db, siteId: string, tender: Tender): Promise<void> {
  const provider = getProvider(db, tender.provider)
  if (!provider || tender.providerRef === null) return
  const { id, providerRef: ref, amountMinor } = tender
  const refundRef = await provider.refund(siteId, { ref, amountMinor, key: `vt-rt-${id}` })
  await finishTender(db, siteId, id, refundRef)
}

/**
 * Reserves a refund: its tenders are subtracted from the payments, and its items return to stock. Resolves to the
 * tenders that a provider has to pay. The caller holds the lock of the order. Locks: gift cards, stock.
 */
export async function reserveRefund(
  tx: Db,
  siteId: string,
  order: OrderHead,
  input: RefundInput,
): Promise<{ readonly refundId: string; readonly tenders: readonly Tender[] }> {
  const { id: refundId = newId(), amountMinor, shippingMinor = 0n, staffId, apiKey } = input
  const { lines = [], reason = '', note = '' } = input
  await assertRefundable(tx, siteId, order.id, input)
  const payments = await listPayments(tx, siteId, order.id)
  const tenders = allocateTenders(amountMinor, payments, input.tenders)
  const row = { id: refundId, orderId: order.id, totalMinor: amountMinor }
  await insertRefund(tx, siteId, { ...row, shippingMinor, reason, note })
  await insertTenders(tx, siteId, refundId, tenders)
  for (const tender of tenders.filter(isGiftCard)) await creditGiftCard(tx, siteId, tender)
  const rows = lines.map(({ isFulfilled = false, ...line }) => ({
    ...line,
    fulfilled: isFulfilled,
    id: newId(),
  }))
  await insertRefundLines(tx, siteId, refundId, rows)
  await lockStockOfOrder(tx, siteId, order.id)
  await returnStock(tx, siteId, refundId)
  const details = { amountMinor: String(amountMinor), reason, note, staffId, apiKey }
  await addOrderEvent(tx, siteId, { orderId: order.id, kind: 'refund.made', details })
  await emitOrderRefunded(tx, siteId, { orderId: order.id, cause: refundId })
  return { refundId, tenders: tenders.filter(({ state }) => state === 'pending') }
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
  { lines = [], shippingMinor = 0n, amountMinor }: RefundInput,
): Promise<void> {
  const left = new Map<string, number>()
  for (const line of await listLineProgress(tx, siteId, orderId))
    for (const isFulfilled of [true, false])
      left.set(`${line.lineId}:${isFulfilled}`, computeRefundable(line, isFulfilled))
  for (const { orderLineId, quantity, isFulfilled = false } of lines) {
    const key = `${orderLineId}:${isFulfilled}`
    const rest = (left.get(key) ?? 0) - quantity
    if (rest < 0) throw orderErrors.refundQuantity()
    left.set(key, rest)
  }
  if (shippingMinor === 0n) return
  const refundable = await computeRefundableShipping(tx, siteId, orderId)
  if (shippingMinor > refundable || shippingMinor > amountMinor) throw orderErrors.refundShipping()
}
