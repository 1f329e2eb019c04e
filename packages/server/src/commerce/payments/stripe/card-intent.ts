import { Stripe } from 'stripe'
import type { CardForm, PaymentIntent, PaymentPage, PaymentRequest } from '../provider.ts'
import type { StripeAccount } from './account-store.ts'
import { describeFailure } from './decline.ts'
import { getStoredFailure, getStoredStatus, isStoredCharge } from './stored-charge.ts'
import { getStripeScript } from './stripe-api.ts'

/** The parts of a payment that tell its state, which are asked for with it. */
export const INTENT_PARTS = ['latest_charge']

/** Returns whether a reference is that of a payment in the form on the site, and not of a page of Stripe. */
export function isCardRef(ref: string): boolean {
  return ref.startsWith('pi_')
}

/** Returns what a payment in the form is created with; with a customer, its payment method is stored for later orders. */
export function toIntentParams(
  siteId: string,
  { paymentId, amountMinor, currency }: PaymentRequest,
  { page, customer }: { readonly page: PaymentPage; readonly customer: string | undefined },
): Stripe.PaymentIntentCreateParams {
  return {
    amount: Number(amountMinor),
    currency: currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    description: page.description,
    metadata: { site: siteId, payment: paymentId },
    ...(customer !== undefined && { customer, setup_future_usage: 'off_session' }),
  }
}

/**
 * Converts a payment in the form, or one that charges a stored payment method, to its state. A declined attempt leaves the
 * form open: the buyer may try again.
 */
export function fromStripeIntent(
  intent: Stripe.PaymentIntent,
  account: Pick<StripeAccount, 'publishableKey'>,
): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const captured = BigInt(intent.amount_received)
  const isStored = isStoredCharge(intent)
  const status = isStored ? getStoredStatus(intent) : getStatus(intent)
  const isOpen = status === 'requires_confirmation'
  return {
    ref: intent.id,
    status,
    currency: intent.currency.toUpperCase(),
    amountMinor: BigInt(intent.amount),
    authorizedMinor: captured,
    capturedMinor: captured,
    refundedMinor: BigInt(charge?.amount_refunded ?? 0),
    failure: isStored ? getStoredFailure(intent) : describeFailure(intent.last_payment_error),
    confirmUrl: null,
    cardForm: isOpen ? toCardForm(intent, account) : undefined,
  }
}

function toCardForm(
  { client_secret: clientSecret }: Stripe.PaymentIntent,
  { publishableKey }: Pick<StripeAccount, 'publishableKey'>,
): CardForm | undefined {
  if (publishableKey === null || clientSecret === null) return undefined
  return { scriptUrl: getStripeScript().url, publishableKey, clientSecret }
}

function getStatus({ status, next_action: next }: Stripe.PaymentIntent): PaymentIntent['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'requires_confirmation'
    case 'requires_action':
      // A voucher or a transfer, which the buyer pays in the days that follow.
      return /_display_|^display_/.test(next?.type ?? '') ? 'processing' : 'requires_confirmation'
    default:
      return 'processing'
  }
}
