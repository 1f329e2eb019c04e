import type { Stripe } from 'stripe'
import { paymentFailures } from '../failure-message.ts'
import type { PaymentDecline } from '../provider.ts'

type StripeFailure = Stripe.PaymentIntent.LastPaymentError

/**
 * The reasons that a buyer can do something about, by Stripe's codes. Others of a bank are shown as a decline alone: a thief
 * must not read that a card was reported as stolen.
 *
 * @see https://docs.stripe.com/declines/codes
 */
const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: paymentFailures.insufficientFunds,
  withdrawal_count_limit_exceeded: paymentFailures.insufficientFunds,
  expired_card: paymentFailures.expiredCard,
  incorrect_cvc: paymentFailures.wrongSecurityCode,
  invalid_cvc: paymentFailures.wrongSecurityCode,
  authentication_required: paymentFailures.notConfirmed,
  payment_intent_authentication_failure: paymentFailures.notConfirmed,
  card_declined: paymentFailures.declined,
}

/** Returns the reason of the last declined attempt; null if there is none. */
export function describeFailure(failure: StripeFailure | null | undefined): string | null {
  if (!failure) return null
  const { decline_code: declineCode = '', code = '', message } = failure
  return REASONS[declineCode] ?? REASONS[code] ?? message ?? paymentFailures.declined
}

/** Returns the declined attempt that an event is about, as it was then; undefined for any other event. */
export function findDecline(event: Stripe.Event): PaymentDecline | undefined {
  if (event.type !== 'payment_intent.payment_failed') return undefined
  const { last_payment_error: failure, metadata } = event.data.object
  return {
    attempt: failure?.charge ?? event.id,
    reason: describeFailure(failure) ?? paymentFailures.declined,
    paymentId: metadata['payment'] ?? null,
  }
}
