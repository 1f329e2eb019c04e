import { formatMoney, fromCents } from '@vitrine/model'
import type { OrderSummary } from '@vitrine/contract'

type Money = Pick<OrderSummary['grandTotal'], 'currencyCode' | 'value'>

/** Formats an amount in the browser's language. */
export function formatAmount({ currencyCode, value }: Money): string {
  return formatMoney(fromCents(value, currencyCode), navigator.language)
}
