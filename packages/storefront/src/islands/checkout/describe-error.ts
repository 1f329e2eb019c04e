import type { StripeError } from './stripe-script.ts'

/** The texts of the form in the language of the page. */
export interface CardFormTexts {
  readonly failed: string
  readonly network: string
  readonly notConfirmed: string
}

/** The states of a payment in which the buyer has nothing left to do in the form. */
const OVER: ReadonlySet<string> = new Set([
  'succeeded',
  'processing',
  'requires_capture',
  'canceled',
])

/** Returns whether a payment is over, whatever the error: then the page of the order tells what came of it. */
export function isOver({ payment_intent: intent }: StripeError): boolean {
  return OVER.has(intent?.status ?? '')
}

/** Returns the words for a failed attempt. Those of Stripe about the card and its fields are in the buyer's language. */
export function describeError(
  { type, code, message }: StripeError,
  { failed, network, notConfirmed }: CardFormTexts,
): string {
  if (code === 'payment_intent_authentication_failure') return notConfirmed
  if (type === 'api_connection_error') return network
  const isForBuyer = type === 'card_error' || type === 'validation_error'
  return (isForBuyer && message) || failed
}
