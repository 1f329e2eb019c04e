import { Stripe } from 'stripe'
import { paymentErrors } from '../errors.ts'
import { paymentFailures } from '../failure-message.ts'
import type { PaymentIntent, PaymentPage, PaymentRequest, SavedMethod } from '../provider.ts'
import { describeFailure } from './decline.ts'
import { ask } from './stripe-api.ts'

/** The key in the metadata of a payment that charges a stored payment method, without its buyer. */
const STORED = 'stored'

/** Returns whether a payment charges a stored payment method. */
export function isStoredCharge({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): boolean {
  return metadata[STORED] !== undefined
}

/**
 * Creates the payment that charges a stored payment method. No money moves yet: its reference is saved before it is
 * confirmed, so that a process that ends in between leaves nothing that is charged and not known.
 * Throws `payments.methodGone` and `payments.refused`.
 *
 * @see https://docs.stripe.com/payments/save-during-payment
 */
export async function createStoredCharge(
  stripe: Stripe,
  siteId: string,
  request: PaymentRequest & { readonly savedMethod: Pick<SavedMethod, 'ref' | 'customer'> },
  page: PaymentPage,
): Promise<Stripe.PaymentIntent> {
  const { paymentId, amountMinor, currency, savedMethod } = request
  const params: Stripe.PaymentIntentCreateParams = {
    amount: Number(amountMinor),
    currency: currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    payment_method: savedMethod.ref,
    ...(savedMethod.customer !== null && { customer: savedMethod.customer }),
    description: page.description,
    metadata: { site: siteId, payment: paymentId, [STORED]: 'true' },
  }
  try {
    const idempotencyKey = `vt-stored-${paymentId}`
    return await ask(stripe.paymentIntents.create(params, { idempotencyKey }))
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause
    const isGone = cause.param === 'payment_method' || cause.param === 'customer'
    throw isGone ? paymentErrors.methodGone({ cause }) : paymentErrors.refused({ cause })
  }
}

/** Charges a stored payment method. A decline is no error: the state of the payment tells it. */
export async function confirmStoredCharge(
  stripe: Stripe,
  ref: string,
  returnUrl: string | undefined,
): Promise<void> {
  try {
    await ask(
      stripe.paymentIntents.confirm(
        ref,
        { off_session: true, ...(returnUrl !== undefined && { return_url: returnUrl }) },
        { idempotencyKey: `vt-charge-${ref}` },
      ),
    )
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError
    if (!isRefused) throw error
  }
}

/** Returns the state of a payment that charges a stored payment method. Where its buyer is asked, it is over. */
export function getStoredStatus({ status }: Stripe.PaymentIntent): PaymentIntent['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'requires_confirmation':
      return 'chargeable'
    case 'requires_action':
    case 'requires_payment_method':
      return 'declined'
    default:
      return 'processing'
  }
}

/**
 * Returns why a stored payment method was not charged.
 */
export function getStoredFailure({
  status,
  last_payment_error: error,
}: Pick<Stripe.PaymentIntent, 'status' | 'last_payment_error'>): string | null {
  if (status === 'requires_action') return paymentFailures.asksToConfirm
  if (!error) return status === 'requires_payment_method' ? paymentFailures.methodGone : null
  const isAsked = [error.code, error.decline_code].includes('authentication_required')
  return isAsked ? paymentFailures.asksToConfirm : describeFailure(error)
}
