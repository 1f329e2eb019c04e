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

const DAY_MS = 24 * 60 * 60 * 1_000

/** Formats a time relative to now within the last week, else as a date. */
export function formatWhen(iso: string, now: Date = new Date()): string {
  const date = new Date(iso)
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS)
  const time = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
  if (days > -7 && days <= 0) {
    const day = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(days, 'day')
    return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}, ${time}`
  }
  return date.toLocaleDateString(undefined, { dateStyle: 'medium' })
}

/** Formats the full date and time, for a tooltip. */
export function formatExactly(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
