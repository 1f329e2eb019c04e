import type { Money } from '../adapters.ts'
import { parseDecimal, formatPlain } from '../decimal.ts'
import { asString, getChild, isObject } from '../value.ts'

/** Converts a money object of either shape; null for anything else. */
export function toMoney(value: unknown): Money | null {
  if (!isObject(value)) return null
  return (
    toMoneyByKeys(value, 'decimalValue', 'currencyCode') ??
    toMoneyByKeys(value, 'value', 'currency')
  )
}

function toMoneyByKeys(value: unknown, amountKey: string, currencyKey: string): Money | null {
  const amount = getChild(value, amountKey)
  const currency = getChild(value, currencyKey)
  if (amount === undefined || amount === null || currency === undefined || currency === null) {
    return null
  }
  const decimal = parseDecimal(amount)
  return decimal && { value: formatPlain(decimal), currency: asString(currency) }
}
