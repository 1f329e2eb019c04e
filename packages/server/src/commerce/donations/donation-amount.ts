import type { DonationTerms } from '@vitrine/blocks'
import { type Currency, formatRoundMoney, message, type Message } from '@vitrine/model'
import { parseTypedAmount } from './typed-amount.ts'

/** A submitted amount: an offered one in minor units, or `other` with a typed one. */
export interface DonationInput {
  readonly amount: string
  readonly otherAmount: string
}

export type AmountResult =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'error'; readonly field: keyof DonationInput; readonly message: Message }

interface MoneyContext {
  readonly currency: Currency
  readonly locale: string
}

/** Parses an amount and checks it against the current terms of the block. */
export function parseDonationAmount(
  terms: DonationTerms,
  input: DonationInput,
  context: MoneyContext,
): AmountResult {
  const { amount, otherAmount } = input
  const bounds = terms.boundsIn(context.currency)
  const isTyped = amount === 'other' || (amount === '' && otherAmount.trim() !== '')
  if (bounds && isTyped) return parseOtherAmount(bounds, otherAmount, context)
  if (amount === '') return createAmountError('amount', message('donations.choose'))
  const offered = terms.amountsMinor.find((minor) => String(minor) === amount)
  if (offered === undefined) return createAmountError('amount', message('donations.notOffered'))
  return { kind: 'amount', minor: BigInt(offered) }
}

function parseOtherAmount(
  { leastMinor, mostMinor }: { readonly leastMinor: number; readonly mostMinor: number },
  typed: string,
  { currency, locale }: MoneyContext,
): AmountResult {
  const minor = parseTypedAmount(typed, currency, locale)
  if (minor === undefined) return createAmountError('otherAmount', message('donations.digits'))
  const written = (bound: number) => formatRoundMoney({ minor: BigInt(bound), currency }, locale)
  if (minor < leastMinor)
    return createAmountError(
      'otherAmount',
      message('donations.minimum', { amount: written(leastMinor) }),
    )
  if (minor > mostMinor)
    return createAmountError(
      'otherAmount',
      message('donations.maximum', { amount: written(mostMinor) }),
    )
  return { kind: 'amount', minor }
}

function createAmountError(field: keyof DonationInput, error: Message): AmountResult {
  return { kind: 'error', field, message: error }
}
