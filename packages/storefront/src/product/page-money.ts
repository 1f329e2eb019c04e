import { currencyDigits, isCurrency, type Money, type MoneyInPageJson } from '@vitrine/model'

/** The amount that page JSON writes as a decimal string; undefined when it is none. */
export function moneyOf({ currency, value }: MoneyInPageJson): Money | undefined {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(value)
  if (!parts || !isCurrency(currency)) return undefined
  const [, whole = '', fraction = ''] = parts
  const digits = currencyDigits[currency]
  return { minor: BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0')), currency }
}
