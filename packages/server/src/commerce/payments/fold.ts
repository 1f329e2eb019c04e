import type { Fact } from './provider.ts'

export interface Payment {
  readonly id: string
  readonly provider: string
  readonly providerRef: string | null
  readonly currency: string
  readonly amountMinor: bigint
  readonly authorizedMinor: bigint
  readonly capturedMinor: bigint
  readonly refundedMinor: bigint
  readonly failure: string | null
  readonly voidedAt: Date | null
  readonly createdAt: Date
}

/**
 * What a payment is after `fact`, or that the two do not belong together: another currency, another
 * amount, more captured than was asked for. Facts come twice, late and in any order, so amounts only grow.
 */
export function fold(payment: Payment, fact: Fact): Payment | 'mismatch' {
  if (fact.currency !== payment.currency || fact.amountMinor !== payment.amountMinor)
    return 'mismatch'
  const captured = larger(payment.capturedMinor, fact.capturedMinor)
  if (captured > payment.amountMinor || fact.refundedMinor > captured) return 'mismatch'
  return {
    ...payment,
    providerRef: payment.providerRef ?? fact.providerRef,
    authorizedMinor: larger(payment.authorizedMinor, larger(fact.authorizedMinor, captured)),
    capturedMinor: captured,
    refundedMinor: larger(payment.refundedMinor, fact.refundedMinor),
    failure: captured > 0n ? null : (fact.failure ?? payment.failure),
    // Given up, and paid all the same: it counts.
    voidedAt: captured > 0n ? null : payment.voidedAt,
  }
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
