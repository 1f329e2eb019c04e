import {
  currencyDigits,
  formatMoney,
  formatRoundMoney,
  isolateCurrencySymbol,
  type Money,
  toDecimal,
} from '@vitrine/model'

/** The maximum number of digits before the decimal point. @see storefront spec §9 "at most 15 integer places" */
const MAX_INTEGER_PLACES = 15

export interface AmountOptions {
  /** Whether a zero fraction is omitted: "£28". */
  readonly trimsZeros?: boolean | undefined
  /** Whether thousands are separated. */
  readonly isGrouped?: boolean | undefined
}

/** Formats an amount for `locale` (BCP 47). Throws a RangeError if it has too many digits. */
export function formatAmount(amount: Money, locale: string, options: AmountOptions = {}): string {
  const { trimsZeros = false, isGrouped = true } = options
  const decimal = toDecimal(amount)
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.')
  if (whole.length > MAX_INTEGER_PLACES)
    throw new RangeError(
      `Invalid money: an amount has at most ${MAX_INTEGER_PLACES} integer places, unlike ${decimal}.`,
    )
  if (isGrouped) return (trimsZeros ? formatRoundMoney : formatMoney)(amount, locale)
  const digits = trimsZeros && Number(fraction) === 0 ? 0 : currencyDigits[amount.currency]
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: amount.currency,
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // A decimal string is formatted exactly.
  return isolateCurrencySymbol(format.format(decimal as `${number}`), locale)
}
