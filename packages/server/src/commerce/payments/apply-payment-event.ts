import type { PaymentEvent } from './provider.ts'

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
  /** The name of a manual method when the order was placed; null for a provider's payment. */
  readonly methodName?: string | null
  readonly instructions?: string | null
  readonly voidedAt: Date | null
  readonly createdAt: Date
}

/**
 * Returns the payment after an event, or `mismatch` if the currency or amount differs or more was captured
 * than requested. Events come twice, late and in any order, so amounts only grow.
 */
export function applyPaymentEvent(payment: Payment, event: PaymentEvent): Payment | 'mismatch' {
  if (event.currency !== payment.currency || event.amountMinor !== payment.amountMinor)
    return 'mismatch'
  const captured = max(payment.capturedMinor, event.capturedMinor)
  if (captured > payment.amountMinor || event.refundedMinor > captured) return 'mismatch'
  return {
    ...payment,
    providerRef: payment.providerRef ?? event.providerRef,
    authorizedMinor: max(payment.authorizedMinor, max(event.authorizedMinor, captured)),
    capturedMinor: captured,
    refundedMinor: max(payment.refundedMinor, event.refundedMinor),
    failure: captured > 0n ? null : (event.failure ?? payment.failure),
    // A capture counts although the payment was voided.
    voidedAt: captured > 0n ? null : payment.voidedAt,
  }
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
