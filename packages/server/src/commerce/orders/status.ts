import { isManualPayment, type Payment } from '../payments/index.ts'

export type PaymentStatus =
  | 'none'
  | 'pending'
  | 'authorized'
  | 'partially_paid'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'
  | 'voided'

export type FulfillmentStatus = 'pending' | 'partially_fulfilled' | 'fulfilled' | 'canceled'

type Amounts = Pick<Payment, 'authorizedMinor' | 'capturedMinor' | 'refundedMinor' | 'voidedAt'>

/** Computes the payment status of an order; no other code derives it. */
export function computePaymentStatus(
  payments: readonly Amounts[],
  totalMinor: bigint,
): PaymentStatus {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const captured = sum(live.map((payment) => payment.capturedMinor))
  const refunded = sum(live.map((payment) => payment.refundedMinor))
  if (refunded > 0n) return refunded >= captured ? 'refunded' : 'partially_refunded'
  if (captured >= totalMinor) return 'paid'
  if (computeCoveredMinor(payments) >= totalMinor) return 'authorized'
  if (captured > 0n) return 'partially_paid'
  if (live.length > 0) return 'pending'
  return payments.length > 0 ? 'voided' : 'none'
}

/** Computes the captured or authorized amount: an order is placed when it reaches the total. */
export function computeCoveredMinor(payments: readonly Amounts[]): bigint {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  return sum(live.map((payment) => max(payment.capturedMinor, payment.authorizedMinor)))
}

/**
 * Computes the covered amount with the manual payments that are due: an order is placed when it reaches the
 * total, and staff record the money later.
 */
export function computeExpectedMinor(payments: readonly ExpectedPayment[]): bigint {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  return sum(
    live.map((payment) =>
      isManualPayment(payment) ? payment.amountMinor : computeCoveredMinor([payment]),
    ),
  )
}

type ExpectedPayment = Amounts & Pick<Payment, 'amountMinor' | 'provider'>

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
