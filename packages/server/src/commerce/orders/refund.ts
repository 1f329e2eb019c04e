import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { type Payment, paymentsOf, providerNamed, putGiftCardEntry } from '../payments/index.ts'
import { orderErrors } from './errors.ts'
import { tellRefunded } from './tell-refunded.ts'
import {
  finishTender,
  putRefund,
  putRefundLines,
  putTenders,
  refundedQuantities,
  returnStock,
  type Tender,
} from './refund-store.ts'
import { paymentStatusOf } from './status.ts'
import { changeOrder, lockOrder, putEvent } from './store.ts'

export interface Refund {
  readonly orderId: string
  readonly amountMinor: bigint
  readonly reason?: string
  readonly lines?: readonly RefundLine[]
}

export interface RefundLine {
  readonly orderLineId: string
  readonly quantity: number
  /** How many of them can be sold again. */
  readonly restockQuantity: number
}

/**
 * Gives money back, gift cards first, and stock that can be sold again. The money is reserved before a
 * provider is asked, so it cannot be given back twice; a provider that cannot be reached is asked again.
 * Throws `orders.notFound`, `orders.refundTooLarge`, `orders.refundQuantity`. Resolves to its id.
 */
export async function refund(db: Db, siteId: string, given: Refund): Promise<string> {
  const { refundId, tenders } = await transact(db, (tx) => reserve(tx, siteId, given))
  // A provider that fails now is asked again by the sweep: the refund stands as pending.
  for (const tender of tenders) await giveBack(db, siteId, tender).catch(() => undefined)
  return refundId
}

/** Asks for it by the same key each time, so that what was given back already is not again. */
export async function giveBack(db: Db, siteId: string, tender: Tender): Promise<void> {
  const provider = providerNamed(db, tender.provider)
  if (!provider || tender.providerRef === null) return
  const { id, providerRef: ref, amountMinor } = tender
  const refundRef = await provider.refund(siteId, { ref, amountMinor, key: `vt-rt-${id}` })
  await finishTender(db, siteId, id, refundRef)
}

/** Locks: order, gift cards, stock. */
async function reserve(tx: Db, siteId: string, given: Refund) {
  const order = await lockOrder(tx, siteId, given.orderId)
  if (!order || order.number === null) throw orderErrors.notFound()
  const { lines = [], reason = '', amountMinor } = given
  await assertBought(tx, siteId, order.id, lines)
  const refundId = newId()
  const tenders = shareOut(amountMinor, await paymentsOf(tx, siteId, order.id))
  await putRefund(tx, siteId, { id: refundId, orderId: order.id, totalMinor: amountMinor, reason })
  await putTenders(tx, siteId, refundId, tenders)
  for (const tender of tenders.filter(isGiftCard)) await returnToCard(tx, siteId, tender)

  const kept = lines.map((line) => ({ ...line, id: newId() }))
  await putRefundLines(tx, siteId, refundId, kept)
  await returnStock(tx, siteId, refundId)
  const after = await paymentsOf(tx, siteId, order.id)
  const paymentStatus = paymentStatusOf(after, order.grandTotalMinor)
  await changeOrder(tx, siteId, order.id, { paymentStatus })
  const details = { amountMinor: String(amountMinor), reason }
  await putEvent(tx, siteId, { orderId: order.id, kind: 'refund.made', details })
  await tellRefunded(tx, siteId, { orderId: order.id, cause: refundId })
  return { refundId, tenders: tenders.filter((tender) => !isGiftCard(tender)) }
}

/** What each payment gives back: gift cards first, then the others, the first first. */
function shareOut(amountMinor: bigint, payments: readonly Payment[]): readonly Tender[] {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const inTurn = [...live.filter(isGiftCard), ...live.filter((payment) => !isGiftCard(payment))]
  let left = amountMinor
  const tenders = inTurn.map(({ id: paymentId, provider, providerRef, ...payment }) => {
    const most = payment.capturedMinor - payment.refundedMinor
    const share = most < left ? most : left
    left -= share
    const state = isGiftCard({ provider }) ? ('succeeded' as const) : ('pending' as const)
    return { id: newId(), paymentId, provider, providerRef, amountMinor: share, state }
  })
  if (left > 0n || amountMinor <= 0n) throw orderErrors.refundTooLarge()
  return tenders.filter((tender) => tender.amountMinor > 0n)
}

function isGiftCard({ provider }: { readonly provider: string }): boolean {
  return provider === 'gift_card'
}

async function returnToCard(tx: Db, siteId: string, tender: Tender): Promise<void> {
  const [giftCardId = ''] = (tender.providerRef ?? '').split(':')
  await putGiftCardEntry(tx, siteId, {
    giftCardId,
    kind: 'refund',
    amountMinor: tender.amountMinor,
    cause: `refund-tender:${tender.id}`,
  })
}

async function assertBought(
  tx: Db,
  siteId: string,
  orderId: string,
  lines: readonly RefundLine[],
): Promise<void> {
  const left = await refundedQuantities(tx, siteId, orderId)
  for (const { orderLineId, quantity } of lines) {
    const rest = left.get(orderLineId)
    if (rest === undefined || quantity > rest) throw orderErrors.refundQuantity()
    left.set(orderLineId, rest - quantity)
  }
}
