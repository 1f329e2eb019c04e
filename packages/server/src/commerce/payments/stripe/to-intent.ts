import type { Stripe } from 'stripe'
import type { PaymentIntent } from '../provider.ts'
import { describeFailure } from './decline.ts'

/** The parts of a session that tell its state, which are asked for with it. */
export const SESSION_PARTS = ['payment_intent.latest_charge']

/**
 * Converts a session of Stripe Checkout to the state of its payment. Stripe counts the 27 currencies of stores in the
 * minor units of ISO 4217, as we do.
 *
 * @see https://docs.stripe.com/currencies
 */
export function toPaymentIntent(session: Stripe.Checkout.Session): PaymentIntent {
  const intent = isExpanded(session.payment_intent) ? session.payment_intent : undefined
  const charge = isExpanded(intent?.latest_charge) ? intent.latest_charge : undefined
  const captured = BigInt(intent?.amount_received ?? 0)
  return {
    ref: session.id,
    status: getStatus(session, intent),
    currency: (session.currency ?? '').toUpperCase(),
    amountMinor: BigInt(session.amount_total ?? 0),
    authorizedMinor: captured,
    capturedMinor: captured,
    refundedMinor: BigInt(charge?.amount_refunded ?? 0),
    failure: describeFailure(intent?.last_payment_error),
    confirmUrl: session.status === 'open' ? session.url : null,
  }
}

function getStatus(
  { status, payment_status: payment }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): PaymentIntent['status'] {
  if (payment === 'paid') return 'succeeded'
  if (status === 'expired') return 'canceled'
  if (status === 'open') return 'requires_confirmation'
  // A bank debit takes days, and may fail after the session is complete.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    ? 'declined'
    : 'processing'
}

function isExpanded<T extends object>(part: T | string | null | undefined): part is T {
  return typeof part === 'object' && part !== null
}
