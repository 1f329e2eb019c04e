import { currencyDigits, isCurrency, type Money, type PageJsonMoney } from '@vitrine/model'

/** Parses an amount of page JSON, a decimal string; undefined if it is invalid. */
export function parsePageMoney({ currency, value }: PageJsonMoney): Money | undefined {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(value)
  if (!parts || !isCurrency(currency)) return undefined
  const [, whole = '', fraction = ''] = parts
  const digits = currencyDigits[currency]
  return { minor: BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')), currency }
}
