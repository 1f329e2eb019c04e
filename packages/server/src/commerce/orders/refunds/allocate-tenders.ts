import { newId } from '../../../platform/db/id.ts'
import { isManualPayment, type Payment } from '../../payments/index.ts'
import { orderErrors } from '../errors.ts'
import type { Tender } from './refund-store.ts'

/** The part of a refund that returns to one payment. */
export interface TenderInput {
  readonly paymentId: string
  readonly amountMinor: bigint
}

type NewTender = Tender & { readonly state: 'pending' | 'succeeded' }

/**
 * Allocates an amount to payments: as staff chose, else to gift cards first, then to the others, oldest first. Throws
 * `orders.refundTooLarge`, and `orders.refundTenders` if a choice does not add up or exceeds its payment.
 */
export function allocateTenders(
  amountMinor: bigint,
  payments: readonly Payment[],
  chosen?: readonly TenderInput[],
): readonly NewTender[] {
  const refundable = payments.filter(({ voidedAt }) => voidedAt === null)
  const total = refundable.reduce((sum, payment) => sum + computeRest(payment), 0n)
  if (amountMinor <= 0n || amountMinor > total) throw orderErrors.refundTooLarge()
  const shares = chosen ? addUp(amountMinor, refundable, chosen) : allocate(amountMinor, refundable)
  return refundable.flatMap((payment) => {
    const share = shares.get(payment.id) ?? 0n
    return share > 0n ? [createTender(payment, share)] : []
  })
}

/** Computes what of a payment arrived and was not refunded. */
export function computeRest(payment: Payment): bigint {
  return payment.voidedAt === null ? payment.capturedMinor - payment.refundedMinor : 0n
}

export function isGiftCard({ provider }: { readonly provider: string }): boolean {
  return provider === 'gift_card'
}

function allocate(amountMinor: bigint, payments: readonly Payment[]): Map<string, bigint> {
  const isOther = (payment: Payment) => !isGiftCard(payment)
  const ordered = [...payments.filter(isGiftCard), ...payments.filter(isOther)]
  const shares = new Map<string, bigint>()
  let left = amountMinor
  for (const payment of ordered) {
    const rest = computeRest(payment)
    const share = rest < left ? rest : left
    shares.set(payment.id, share)
    left -= share
  }
  return shares
}

function addUp(
  amountMinor: bigint,
  payments: readonly Payment[],
  chosen: readonly TenderInput[],
): Map<string, bigint> {
  const shares = new Map<string, bigint>()
  for (const tender of chosen)
    shares.set(tender.paymentId, (shares.get(tender.paymentId) ?? 0n) + tender.amountMinor)
  const rests = new Map(payments.map((payment) => [payment.id, computeRest(payment)]))
  const isTooLarge = [...shares].some(([id, share]) => share > (rests.get(id) ?? 0n))
  const sum = [...shares.values()].reduce((total, share) => total + share, 0n)
  if (isTooLarge || sum !== amountMinor) throw orderErrors.refundTenders()
  return shares
}

function createTender(payment: Payment, amountMinor: bigint): NewTender {
  const { id: paymentId, provider, providerRef } = payment
  // Staff pay a manual payment back by hand; only a provider is asked.
  const isDone = isGiftCard(payment) || isManualPayment(payment)
  const state = isDone ? 'succeeded' : 'pending'
  return { id: newId(), paymentId, provider, providerRef, amountMinor, state }
}
