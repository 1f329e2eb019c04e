import { type Currency, currencyDigits } from './currency.ts'
import { textDirection } from './text-direction.ts'

/** An amount in whole minor units of its currency: ¥500 is `500n`, $5.00 is `500n`. */
export interface Money {
  readonly minor: bigint
  readonly currency: Currency
}

/** Money as scripts read it: `value` in hundredths for every currency, and the decimal beside it. */
export interface MoneyOnTheWire {
  readonly currencyCode: Currency
  readonly value: number
  readonly decimalValue: string
  readonly fractionalDigits: number
}

/** Money as page JSON has it: a decimal string in major units. */
export interface MoneyInPageJson {
  readonly currency: Currency
  readonly value: string
}

/** Hundredths, whatever the currency: what the wire's `…Cents` hold. ¥500 → 50000, $5.00 → 500. */
export function centsOf({ minor, currency }: Money): number {
  return Number(minor * 10n ** BigInt(2 - currencyDigits[currency]))
}

/** The amount from hundredths. Throws a RangeError when they are no whole minor units. */
export function fromCents(cents: number, currency: Currency): Money {
  const scale = 10n ** BigInt(2 - currencyDigits[currency])
  const whole = BigInt(cents)
  if (whole % scale !== 0n) throw new RangeError(`${cents} is no whole amount of ${currency}`)
  return { minor: whole / scale, currency }
}

/** "5.00" for $5, "500" for ¥500: exact, without grouping. */
export function decimalOf({ minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const sign = minor < 0n ? '-' : ''
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

export function moneyOnTheWire(money: Money): MoneyOnTheWire {
  return {
    currencyCode: money.currency,
    value: centsOf(money),
    decimalValue: decimalOf(money),
    fractionalDigits: currencyDigits[money.currency],
  }
}

export function moneyInPageJson(money: Money): MoneyInPageJson {
  return { currency: money.currency, value: decimalOf(money) }
}

/** Making a formatter costs far more than using it, and a shop uses few. */
const formatters = new Map<string, Intl.NumberFormat>()
const KEPT = 100

/** As people read it in `locale` (BCP 47): "£28.00", "28,00 €". */
export function formatMoney(money: Money, locale: string): string {
  // A decimal string is formatted exactly; a number would be rounded to a double first.
  return withSignWhole(formatterOf(money, locale).format(decimalOf(money) as `${number}`), locale)
}

/** The same, without a fraction where there is none: "£28", "28,50 €". */
export function formatRoundMoney(money: Money, locale: string): string {
  const whole = 10n ** BigInt(currencyDigits[money.currency])
  if (money.minor % whole !== 0n) return formatMoney(money, locale)
  return withSignWhole(formatterOf(money, locale, 0).format(money.minor / whole), locale)
}

/** The sign of a currency in `locale`, and whether amounts begin with it. */
export function currencySign(
  currency: Currency,
  locale: string,
): { readonly sign: string; readonly isFirst: boolean } {
  const parts = formatterOf({ currency }, locale).formatToParts(0)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const isFirst = at < parts.findIndex(({ type }) => type === 'integer')
  return { sign: withSignWhole(parts[at]?.value ?? currency, locale), isFirst }
}

/**
 * An amount as it is read among text from the right, where "CA$" would turn into "$CA": what is no letter
 * goes with the text around it, so a left-to-right mark closes the sign. CLDR does the same for the signs in
 * Arabic letters. A mark is heard by no screen reader, goes along with a copy, and is known to mail programs
 * and inside `<option>`, where no element is.
 *
 * @see Unicode UAX #9 §2.6 "Implicit Directional Marks"
 */
export function withSignWhole(amount: string, locale: string): string {
  return textDirection(locale) === 'rtl' ? amount.replace(SIGN_OF_BOTH, '$&\u200e') : amount
}

/** Letters and a sign, of which no digit keeps hold. */
const SIGN_OF_BOTH = /\p{Script=Latin}\p{Sc}(?!\p{Nd})/u

function formatterOf(
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
    if (formatters.size >= KEPT) formatters.clear()
    formatters.set(key, formatter)
  }
  return formatter
}
