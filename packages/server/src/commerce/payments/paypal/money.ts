import { type Currency, currencyDigits, isCurrency } from '@vitrine/model'

/**
 * The currencies of stores that PayPal does not take.
 *
 * @see https://developer.paypal.com/api/rest/reference/currency-codes/
 */
const REFUSED: ReadonlySet<string> = new Set([
  'ARS',
  'COP',
  'IDR',
  'INR',
  'ZAR',
] satisfies Currency[])

/** An amount as PayPal writes it: "28.00" in dollars, "2800" in yen. */
export interface PayPalMoney {
  readonly currency_code: string
  readonly value: string
}

/** Returns whether PayPal takes payments in a currency. */
export function takesCurrency(currency: Currency): boolean {
  return !REFUSED.has(currency)
}

/** Writes an amount with all fraction digits of its currency. */
export function toPayPalMoney(minor: bigint, currency: Currency): PayPalMoney {
  const digits = currencyDigits[currency]
  const text = String(minor).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const value = digits === 0 ? whole : `${whole}.${text.slice(-digits)}`
  return { currency_code: currency, value }
}

/** Reads an amount in minor units. Throws if it is none, or finer than its currency. */
export function parsePayPalMoney({ currency_code: currency, value }: PayPalMoney): bigint {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(value) ?? []
  const digits = isCurrency(currency) ? currencyDigits[currency] : 2
  const rest = fraction.slice(digits)
  if (whole === undefined || /[^0]/.test(rest))
    throw new Error(`PayPal sent an amount that is none: ${currency} ${value}`)
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}
