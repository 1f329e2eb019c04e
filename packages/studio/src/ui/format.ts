import { formatMoney, fromCents, type Role } from '@vitrine/model'
import type { OrderSummary } from '@vitrine/contract'

type Money = OrderSummary['grandTotal']

/** Formats an amount in the browser's language. */
export function formatAmount({ currencyCode, value }: Money): string {
  return formatMoney(fromCents(value, currencyCode), navigator.language)
}

/** Formats a role in sentence case: "Website manager" for `website-manager`. */
export function formatRole(role: Role): string {
  const text = role.replaceAll('-', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
