import type { Payment } from '../payments/index.ts'

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

type Amounts = Pick<Payment, 'authorizedMinor' | 'capturedMinor' | 'refundedMinor' | 'voidedAt'>

/** What an order's payments amount to: the only place that derives it. */
export function paymentStatusOf(payments: readonly Amounts[], totalMinor: bigint): PaymentStatus {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const captured = sum(live.map((payment) => payment.capturedMinor))
  const refunded = sum(live.map((payment) => payment.refundedMinor))
  if (refunded > 0n) return refunded >= captured ? 'refunded' : 'partially_refunded'
  if (captured >= totalMinor) return 'paid'
  if (coveredMinor(payments) >= totalMinor) return 'authorized'
  if (captured > 0n) return 'partially_paid'
  if (live.length > 0) return 'pending'
  return payments.length > 0 ? 'voided' : 'none'
}

/** What is paid or promised: an order is placed when this reaches its total. */
export function coveredMinor(payments: readonly Amounts[]): bigint {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  return sum(live.map((payment) => larger(payment.capturedMinor, payment.authorizedMinor)))
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
