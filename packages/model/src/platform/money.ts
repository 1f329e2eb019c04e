import { type Currency, currencyDigits } from './currency.ts'
import { getTextDirection } from './text-direction.ts'

/** An amount in whole minor units of its currency: ¥500 is `500n`, $5.00 is `500n`. */
export interface Money {
  readonly minor: bigint
  readonly currency: Currency
}

/** Money in API responses: `value` in hundredths for every currency, and the decimal string. */
export interface WireMoney {
  readonly currencyCode: Currency
  readonly value: number
  readonly decimalValue: string
  readonly fractionalDigits: number
}

/** Money in page JSON: a decimal string in major units. */
export interface PageJsonMoney {
  readonly currency: Currency
  readonly value: string
}

/** Converts to hundredths for the API's `…Cents` fields, whatever the currency: ¥500 → 50000, $5.00 → 500. */
export function toCents({ minor, currency }: Money): number {
  return Number(minor * 10n ** BigInt(2 - currencyDigits[currency]))
}

/** Converts hundredths to money. Throws a RangeError if they are not whole minor units. */
export function fromCents(cents: number, currency: Currency): Money {
  const scale = 10n ** BigInt(2 - currencyDigits[currency])
  const whole = BigInt(cents)
  if (whole % scale !== 0n) throw new RangeError(`${cents} is not a whole amount of ${currency}`)
  return { minor: whole / scale, currency }
}

/** Converts to an exact decimal string without grouping: "5.00" for $5, "500" for ¥500. */
export function toDecimal({ minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const sign = minor < 0n ? '-' : ''
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function toWireMoney(money: Money): WireMoney {
  return {
    currencyCode: money.currency,
    value: toCents(money),
    decimalValue: toDecimal(money),
    fractionalDigits: currencyDigits[money.currency],
  }
}

export function toPageJsonMoney(money: Money): PageJsonMoney {
  return { currency: money.currency, value: toDecimal(money) }
}

// Creating a formatter costs far more than using it, and a shop uses few.
const formatters = new Map<string, Intl.NumberFormat>()
const MAX_FORMATTERS = 100

/** Formats an amount for `locale` (BCP 47): "£28.00", "28,00 €". */
export function formatMoney(money: Money, locale: string): string {
  // A decimal string is formatted exactly; a number would be rounded to a double first.
  return isolateCurrencySymbol(
    getFormatter(money, locale).format(toDecimal(money) as `${number}`),
    locale,
  )
}

/** Formats an amount, omitting a zero fraction: "£28", "28,50 €". */
export function formatRoundMoney(money: Money, locale: string): string {
  const whole = 10n ** BigInt(currencyDigits[money.currency])
  if (money.minor % whole !== 0n) return formatMoney(money, locale)
  return isolateCurrencySymbol(getFormatter(money, locale, 0).format(money.minor / whole), locale)
}

/** Returns the symbol of a currency in `locale` and whether it precedes the amount. */
export function getCurrencySymbol(
  currency: Currency,
  locale: string,
): { readonly symbol: string; readonly isFirst: boolean } {
  const parts = getFormatter({ currency }, locale).formatToParts(0)
  const index = parts.findIndex(({ type }) => type === 'currency')
  const isFirst = index < parts.findIndex(({ type }) => type === 'integer')
  return { symbol: isolateCurrencySymbol(parts[index]?.value ?? currency, locale), isFirst }
}

/**
 * Adds a left-to-right mark after the currency symbol in right-to-left locales, where "CA$" would be displayed as
 * "$CA". CLDR does the same for symbols in Arabic letters. Unlike an element, a mark works in emails and inside
 * `<option>`, and screen readers ignore it.
 *
 * @see Unicode UAX #9 §2.6 "Implicit Directional Marks"
 */
export function isolateCurrencySymbol(amount: string, locale: string): string {
  return getTextDirection(locale) === 'rtl'
    ? amount.replace(LATIN_CURRENCY_SYMBOL, '$&\u200e')
    : amount
}

/** A Latin letter and a currency symbol that no digit follows. */
const LATIN_CURRENCY_SYMBOL = /\p{Script=Latin}\p{Sc}(?!\p{Nd})/u

function getFormatter(
  { currency }: Pick<Money, 'currency'>,
  locale: string,
  digits: number = currencyDigits[currency],
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    if (formatters.size >= MAX_FORMATTERS) formatters.clear()
    formatters.set(key, formatter)
  }
  return formatter
}
