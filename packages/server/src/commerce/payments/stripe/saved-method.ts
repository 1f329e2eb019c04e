import type { Stripe } from 'stripe'
import type { SavedMethod } from '../provider.ts'

/** The parts of a payment that tell what it has stored, which are asked for with it. */
export const METHOD_PARTS = ['payment_method', 'latest_charge']

/** The names of brands and kinds, as buyers know them; any other is shown as Stripe writes it. */
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  sepa_debit: 'SEPA',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Returns the payment method that a payment has stored for later ones; undefined if it has stored none. */
export function toSavedMethod(intent: Stripe.PaymentIntent): SavedMethod | undefined {
  const { customer, payment_method: method, setup_future_usage: usage } = intent
  if (usage !== 'off_session' || intent.status !== 'succeeded') return undefined
  const generated = getGeneratedDebit(intent.latest_charge)
  const ref = getId(generated ?? method)
  if (ref === undefined) return undefined
  const shown = generated === undefined && typeof method === 'object' ? method : null
  const kind = generated === undefined ? shown?.type : 'sepa_debit'
  const brand = shown?.card?.brand ?? kind
  return {
    ref,
    customer: getId(customer) ?? null,
    brand: brand === undefined ? null : (NAMES[brand] ?? brand),
    lastFour: shown?.card?.last4 ?? shown?.sepa_debit?.last4 ?? null,
  }
}

/** Returns the direct debit that a payment by iDEAL or Bancontact is followed by, as these are used once. */
function getGeneratedDebit(
  charge: Stripe.PaymentIntent['latest_charge'],
): string | Stripe.PaymentMethod | undefined {
  if (charge === null || typeof charge === 'string') return undefined
  const { ideal, bancontact } = charge.payment_method_details ?? {}
  return ideal?.generated_sepa_debit ?? bancontact?.generated_sepa_debit ?? undefined
}

function getId(part: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof part === 'object' ? part?.id : part
}
