import { isManualPayment, type Payment } from '../payments/index.ts'

/** Returns the manual payment of an order that has not arrived yet; undefined if none is due. */
export function findPaymentDue(payments: readonly Payment[]): Payment | undefined {
  return payments.find(
    (payment) =>
      isManualPayment(payment) &&
      payment.voidedAt === null &&
      payment.capturedMinor < payment.amountMinor,
  )
}
