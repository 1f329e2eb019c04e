import type { DonationTerms } from '@vitrine/blocks'
import {
  type Currency,
  donationMessages,
  formatRoundMoney,
  leastDonationMessage,
  mostDonationMessage,
} from '@vitrine/model'
import { typedAmount } from './typed-amount.ts'

/** What a visitor sent: an amount that was offered, in minor units, or `other` and what they typed. */
export interface Given {
  readonly amount: string
  readonly otherAmount: string
}

export type Answer =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'fault'; readonly field: keyof Given; readonly message: string }

interface Where {
  readonly currency: Currency
  readonly locale: string
}

/** The amount, if the terms of today allow it: nothing else that was sent counts. */
export function givenAmount(terms: DonationTerms, given: Given, where: Where): Answer {
  const { amount, otherAmount } = given
  const bounds = terms.boundsIn(where.currency)
  const isTyped = amount === 'other' || (amount === '' && otherAmount.trim() !== '')
  if (bounds && isTyped) return within(bounds, otherAmount, where)
  if (amount === '') return fault('amount', donationMessages.choose)
  const offered = terms.amountsMinor.find((minor) => String(minor) === amount)
  if (offered === undefined) return fault('amount', donationMessages.notOffered)
  return { kind: 'amount', minor: BigInt(offered) }
}

function within(
  { leastMinor, mostMinor }: { readonly leastMinor: number; readonly mostMinor: number },
  typed: string,
  { currency, locale }: Where,
): Answer {
  const minor = typedAmount(typed, currency, locale)
  if (minor === undefined) return fault('otherAmount', donationMessages.digits)
  const written = (bound: number) => formatRoundMoney({ minor: BigInt(bound), currency }, locale)
  if (minor < leastMinor) return fault('otherAmount', leastDonationMessage(written(leastMinor)))
  if (minor > mostMinor) return fault('otherAmount', mostDonationMessage(written(mostMinor)))
  return { kind: 'amount', minor }
}

function fault(field: keyof Given, message: string): Answer {
  return { kind: 'fault', field, message }
}
