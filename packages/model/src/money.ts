import { type Currency, currencyDigits } from './currency.ts'

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
  const key = `${locale} ${money.currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const digits = currencyDigits[money.currency]
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    if (formatters.size >= KEPT) formatters.clear()
    formatters.set(key, formatter)
  }
  // A decimal string is formatted exactly; a number would be rounded to a double first.
  return formatter.format(decimalOf(money) as `${number}`)
}
