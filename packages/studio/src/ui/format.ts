import { formatMoney, fromCents } from '@vitrine/model'
import type { OrderSummary } from '@vitrine/contract'

type Money = OrderSummary['grandTotal']

/** As people read it where they are. */
export function formatAmount({ currencyCode, value }: Money): string {
  return formatMoney(fromCents(value, currencyCode), navigator.language)
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Relative within a week, the date before that. */
export function formatWhen(iso: string, now: Date = new Date()): string {
  const at = new Date(iso)
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS)
  const time = at.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
  if (days > -7 && days <= 0) {
    const day = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(days, 'day')
    return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}, ${time}`
  }
  return at.toLocaleDateString(undefined, { dateStyle: 'medium' })
}

/** The whole date and time, for the title. */
export function formatExactly(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
