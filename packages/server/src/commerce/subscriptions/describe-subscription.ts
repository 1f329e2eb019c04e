import {
  formatMoney,
  getTranslate,
  message,
  type Message,
  type SubscriptionPlan,
} from '@vitrine/model'
import { formatDay } from '../orders/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StoredSubscription } from './store.ts'

/** Formats how often a plan is billed, such as "every 2 weeks". */
export function formatPeriod({ billingPeriod }: SubscriptionPlan, language: string): string {
  const { value: count, unit } = billingPeriod
  return getTranslate(language)(`subscriptions.every.${unit}`, { count })
}

/** Formats the price of the orders of a subscription, such as "$28.00 every month, 12 orders in all". */
export function formatPrice(
  { plan, unitPriceMinor, quantity, currency }: StoredSubscription,
  language: string,
): string {
  const translate = getTranslate(language)
  const minor = unitPriceMinor * BigInt(quantity)
  const amount = formatMoney({ minor, currency }, language)
  const period = formatPeriod(plan, language)
  if (plan.numBillingCycles === 0) return translate('subscriptions.price', { amount, period })
  const orders = translate('subscriptions.orders', { count: plan.numBillingCycles })
  return translate('subscriptions.priceLimited', { amount, period, orders })
}

/** Returns the state of a subscription as its buyer sees it. */
export function describeState(
  { status, cancelsAtEnd, nextAt }: StoredSubscription,
  site: Pick<Site, 'language' | 'timeZone'>,
): Message {
  if (cancelsAtEnd && (status === 'active' || status === 'past_due'))
    return message('subscriptions.endsOn', { date: formatDay(nextAt, site) })
  return message(`subscriptions.status.${status}`)
}

/** Returns when the next order is placed, or tried again; null if none is coming. */
export function getNextAt(subscription: StoredSubscription): Date | null {
  const { status, cancelsAtEnd, retryAt, nextAt } = subscription
  if (cancelsAtEnd || (status !== 'active' && status !== 'past_due')) return null
  return retryAt ?? nextAt
}
