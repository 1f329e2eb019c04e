import { paymentFailures } from '../failure-message.ts'

/**
 * The reasons that a buyer can do something about, by the codes of a processor and the issues of a capture. Others of a bank are
 * shown as a decline alone: a thief must not read that a card was reported as stolen.
 *
 * @see https://developer.paypal.com/docs/api/orders/v2/#definition-processor_response
 */
const REASONS: Readonly<Record<string, string>> = {
  '00N7': paymentFailures.wrongSecurityCode,
  '5110': paymentFailures.wrongSecurityCode,
  '5120': paymentFailures.insufficientFunds,
  '5400': paymentFailures.expiredCard,
  CARD_EXPIRED: paymentFailures.expiredCard,
  PAYER_ACTION_REQUIRED: paymentFailures.notConfirmed,
  // PayPal itself declines these, and not a bank.
  COMPLIANCE_VIOLATION: paymentFailures.refused,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: paymentFailures.refused,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: paymentFailures.refused,
  PAYER_ACCOUNT_RESTRICTED: paymentFailures.refused,
  PAYER_CANNOT_PAY: paymentFailures.refused,
  TRANSACTION_LIMIT_EXCEEDED: paymentFailures.refused,
  TRANSACTION_REFUSED: paymentFailures.refused,
}

/** Returns the reason of a declined payment, by the code of its processor or the issue of its capture. */
export function describePayPalFailure(code: string | undefined): string {
  return REASONS[code ?? ''] ?? paymentFailures.declined
}
