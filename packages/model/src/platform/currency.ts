/**
 * The 27 currencies a store may sell in, with the fraction digits of each.
 *
 * @see storefront spec §3 "Currencies supported": two fraction digits for all except JPY.
 */
export const currencyDigits = {
  EUR: 2,
  USD: 2,
  AUD: 2,
  NOK: 2,
  CAD: 2,
  NZD: 2,
  DKK: 2,
  GBP: 2,
  HKD: 2,
  CHF: 2,
  MXN: 2,
  SGD: 2,
  SEK: 2,
  CZK: 2,
  ILS: 2,
  PHP: 2,
  RUB: 2,
  PLN: 2,
  THB: 2,
  MYR: 2,
  ARS: 2,
  BRL: 2,
  COP: 2,
  IDR: 2,
  INR: 2,
  JPY: 0,
  ZAR: 2,
} as const

export type Currency = keyof typeof currencyDigits

export const currencies = Object.keys(currencyDigits) as readonly Currency[]

/** The currency of a store that has none set. @see storefront spec §3: "Store currency defaults to USD" */
export const DEFAULT_CURRENCY: Currency = 'USD'

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencyDigits, code)
}

/** Converts a stored code to a currency; the default if it is unknown. */
export function toCurrency(code: string): Currency {
  return isCurrency(code) ? code : DEFAULT_CURRENCY
}
