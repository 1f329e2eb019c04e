import type { PaymentPage, PaymentRequest } from '../provider.ts'
import { toPayPalMoney } from './money.ts'

/** The maximum length of a name at PayPal. */
const MAX_NAME = 127

/**
 * Returns what an order is created with: the same for the same payment, so that a repeated call makes no second one. The
 * payment is the invoice, too, of which PayPal takes no second payment after it has forgotten the call.
 */
export function createOrderBody(
  { paymentId, amountMinor, currency }: PaymentRequest,
  page: PaymentPage,
): object {
  const name = page.description.slice(0, MAX_NAME)
  const locale = getLocale(page.language)
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        invoice_id: paymentId,
        custom_id: paymentId,
        description: name,
        amount: toPayPalMoney(amountMinor, currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: name,
          ...(locale !== undefined && { locale }),
          // The address was given on the checkout.
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: page.returnUrl,
          cancel_url: page.cancelUrl,
        },
      },
    },
  }
}

/** The locales of PayPal's page for the languages of sites; elsewhere it takes that of the buyer's account. */
const LOCALES: Readonly<Record<string, string>> = {
  ar: 'ar-EG',
  de: 'de-DE',
  en: 'en-US',
  'en-GB': 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  'fr-CA': 'fr-CA',
  he: 'he-IL',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
}

function getLocale(language: string): string | undefined {
  return LOCALES[language] ?? LOCALES[language.slice(0, 2)]
}
