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

/** A part of an object: its id, or the part itself where it was asked for. */
type Part = string | { readonly id: string } | null

interface Debit {
  readonly generated_sepa_debit: Part
}

/** The last attempt at a payment, or at storing a payment method. */
type Attempt =
  | string
  | {
      readonly payment_method_details: {
        readonly ideal?: Debit
        readonly bancontact?: Debit
      } | null
    }
  | null

/** Returns the payment method that a payment has stored for later ones; undefined if it has stored none. */
export function toSavedMethod(intent: Stripe.PaymentIntent): SavedMethod | undefined {
  const { customer, payment_method: method, setup_future_usage: usage } = intent
  if (usage !== 'off_session' || intent.status !== 'succeeded') return undefined
  return describe(method, { customer, attempt: intent.latest_charge })
}

/** Returns the payment method that was entered without a payment; undefined while it is not confirmed. */
export function toEnteredMethod(intent: Stripe.SetupIntent): SavedMethod | undefined {
  const { customer, payment_method: method, status } = intent
  if (status !== 'succeeded') return undefined
  return describe(method, { customer, attempt: intent.latest_attempt })
}

function describe(
  method: string | Stripe.PaymentMethod | null,
  { customer, attempt }: { readonly customer: Part; readonly attempt: Attempt },
): SavedMethod | undefined {
  const generated = getGeneratedDebit(attempt)
  const ref = getId(generated ?? method)
  if (ref === undefined) return undefined
  const shown = generated === undefined && typeof method === 'object' ? method : null
  const brand = shown?.card?.brand ?? (generated === undefined ? shown?.type : 'sepa_debit')
  return {
    ref,
    customer: getId(customer) ?? null,
    brand: brand === undefined ? null : (NAMES[brand] ?? brand),
    lastFour: shown?.card?.last4 ?? shown?.sepa_debit?.last4 ?? null,
  }
}

/** Returns the direct debit that iDEAL or Bancontact are followed by, as these are used once. */
function getGeneratedDebit(attempt: Attempt): Part | undefined {
  if (typeof attempt === 'string') return undefined
  const { ideal, bancontact } = attempt?.payment_method_details ?? {}
  return ideal?.generated_sepa_debit ?? bancontact?.generated_sepa_debit ?? undefined
}

function getId(part: Part | undefined): string | undefined {
  return typeof part === 'object' ? part?.id : part
}
