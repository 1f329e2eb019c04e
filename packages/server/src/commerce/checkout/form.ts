import { addressFields } from '@vitrine/model'
import type { TypedAddress } from './details.ts'

/** Longer answers are refused by their field; this much of them is kept to be shown again. */
const MOST_KEPT = 1_000

/** What was typed into the form, as typed. */
export interface Typed {
  readonly email: string
  readonly address: TypedAddress
  /** The id of a delivery option; undefined while none is chosen. */
  readonly deliveryOption: string | undefined
  readonly outcome: string
  readonly isQuote: boolean
  /** -1 for what the page never says. */
  readonly version: number
  readonly expectedTotalMinor: bigint
}

export function typedIn(body: Readonly<Record<string, string>>): Typed {
  const text = (name: string) => (body[name] ?? '').slice(0, MOST_KEPT)
  const names = [...addressFields, 'phone'] as const
  const isOutcome = ['approve', 'decline', 'challenge', 'late'].includes(text('paymentOutcome'))
  return {
    email: text('email').trim(),
    address: Object.fromEntries(names.map((name) => [name, text(name)])),
    deliveryOption: body['deliveryOption'],
    outcome: isOutcome ? text('paymentOutcome') : 'approve',
    isQuote: body['intent'] === 'quote',
    version: /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : -1,
    expectedTotalMinor: /^\d{1,16}$/.test(text('expectedTotal'))
      ? BigInt(text('expectedTotal'))
      : -1n,
  }
}
