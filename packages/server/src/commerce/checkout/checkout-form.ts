import type { TypedAddress, TypedBusiness } from '@vitrine/model'
import { parseId } from '../../platform/db/id.ts'
import { parseTypedAddress } from '../saved-addresses/index.ts'
import { parseSums, type SeenSummary } from './list-changes.ts'

/** The maximum length of a value; longer ones are cut. */
const MAX_FIELD_LENGTH = 1_000

/** The outcomes that a buyer chooses for a test payment. */
const OUTCOMES: ReadonlySet<string> = new Set([
  'approve',
  'approve-once',
  'decline',
  'decline-funds',
  'challenge',
  'late',
])

/** The values of a submitted checkout form. */
export interface CheckoutForm extends SeenSummary {
  readonly email: string
  readonly address: TypedAddress
  /** The business; undefined for a page that does not ask for it. */
  readonly business: TypedBusiness | undefined
  /** The id of a saved address to fill in; undefined to use the typed one. */
  readonly chosenAddress: string | undefined
  /** Whether the address is saved in the account with the order. */
  readonly savesAddress: boolean
  /** The id of a delivery option; undefined while none is chosen. */
  readonly deliveryOption: string | undefined
  /** The id of a payment method; undefined while none is chosen. */
  readonly paymentMethod: string | undefined
  readonly outcome: string
  readonly isQuote: boolean
  /** A code to add; empty for none. */
  readonly code: string
  /** The id of the discount or gift card whose code is removed; empty for none. */
  readonly removedCode: string
  /** The ticket of the page that the form was on. */
  readonly ticket: string
}

export function parseCheckoutForm(body: Readonly<Record<string, string>>): CheckoutForm {
  const text = (name: string) => (body[name] ?? '').slice(0, MAX_FIELD_LENGTH)
  const removedCode = parseId(text('removeCode')) ?? ''
  const isOutcome = OUTCOMES.has(text('paymentOutcome'))
  return {
    email: text('email').trim(),
    address: parseTypedAddress(body),
    business:
      body['vatId'] === undefined
        ? undefined
        : { company: text('company').trim(), vatId: text('vatId').trim() },
    chosenAddress: body['intent'] === 'address' ? parseId(text('savedAddress')) : undefined,
    savesAddress: body['saveAddress'] === '1',
    deliveryOption: body['deliveryOption'],
    paymentMethod: body['paymentMethod']?.slice(0, 36),
    outcome: isOutcome ? text('paymentOutcome') : 'approve',
    // Enter in the field of the code adds it, whatever button the browser presses.
    isQuote:
      ['quote', 'code', 'address'].includes(text('intent')) ||
      text('code').trim() !== '' ||
      removedCode !== '',
    code: text('code').trim(),
    removedCode,
    ticket: text('ticket'),
    version: /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : -1,
    expectedTotalMinor: /^\d{1,16}$/.test(text('expectedTotal'))
      ? BigInt(text('expectedTotal'))
      : -1n,
    expectedGiftCardMinor: /^\d{1,16}$/.test(text('expectedGiftCard'))
      ? BigInt(text('expectedGiftCard'))
      : undefined,
    expectedSums: parseSums(text('expectedSums')),
  }
}
