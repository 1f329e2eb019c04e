import type { Stripe } from 'stripe'
import type { PaymentPage, PaymentRequest } from '../provider.ts'

/** Returns what a session is created with: the same for the same payment, so that a repeated call makes no second one. */
export function toSession(
  siteId: string,
  { paymentId, amountMinor, currency, savesMethod = false }: PaymentRequest,
  page: PaymentPage,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { site: siteId, payment: paymentId }
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    customer_email: page.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: Number(amountMinor),
          product_data: { name: page.description },
        },
      },
    ],
    locale: toLocale(page.language),
    metadata,
    // A customer of its own: Stripe would show the card of an existing one to anyone who types their address.
    ...(savesMethod && { customer_creation: 'always' as const }),
    payment_intent_data: {
      metadata,
      ...(savesMethod && { setup_future_usage: 'off_session' as const }),
    },
    success_url: page.returnUrl,
    cancel_url: page.cancelUrl,
  }
}

type StripeLocale = NonNullable<Stripe.Checkout.SessionCreateParams['locale']>

/** The languages of sites that Stripe's page speaks; elsewhere it takes that of the browser. */
const LOCALES: readonly StripeLocale[] = [
  'de',
  'en',
  'en-GB',
  'es',
  'fr',
  'fr-CA',
  'it',
  'ja',
  'nl',
]

/** Returns the language of Stripe’s page for a language tag. */
export function toLocale(language: string): StripeLocale {
  const find = (tag: string) => LOCALES.find((locale) => locale === tag)
  return find(language) ?? find(language.slice(0, 2)) ?? 'auto'
}
