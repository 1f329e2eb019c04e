import type { Money } from '../adapters.ts'
import { decimalOf, plainText } from '../decimal.ts'
import { asString, child, isObject } from '../value.ts'

/** A money object of either shape; null for anything else. */
export function moneyOf(value: unknown): Money | null {
  if (!isObject(value)) return null
  return pair(value, 'decimalValue', 'currencyCode') ?? pair(value, 'value', 'currency')
}

function pair(value: unknown, amountKey: string, currencyKey: string): Money | null {
  const amount = child(value, amountKey)
  const currency = child(value, currencyKey)
  if (amount === undefined || amount === null || currency === undefined || currency === null) {
    return null
  }
  const decimal = decimalOf(amount)
  return decimal && { value: plainText(decimal), currency: asString(currency) }
}
