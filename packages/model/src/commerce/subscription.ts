import type { BillingPeriodUnit } from './billing-period.ts'
import type { ProductType } from './product.ts'

/** The terms of a subscription: how often it is billed, and how many times. @see platform spec §3 "Subscription" */
export interface SubscriptionPlan {
  readonly billingPeriod: BillingPeriod
  /** The number of orders; 0 for a subscription without an end. */
  readonly numBillingCycles: number
}

/** Returns whether products of a type can be sold as subscriptions. @see platform spec §5 */
export function isSubscribableType(type: ProductType): boolean {
  return type === 'physical' || type === 'service'
}

export interface BillingPeriod {
  readonly value: number
  readonly unit: BillingPeriodUnit
}

/** The maximum of a period in each unit: every two years. */
export const MAX_BILLING_PERIOD: Readonly<Record<BillingPeriodUnit, number>> = {
  week: 104,
  month: 24,
  year: 2,
}

/** The maximum number of orders of a plan with an end. */
export const MAX_BILLING_CYCLES = 520

export const subscriptionStatuses = ['active', 'past_due', 'paused', 'canceled', 'ended'] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** The lists of subscriptions that the studio offers. */
export const subscriptionViews = ['all', 'active', 'past_due', 'paused', 'ended'] as const

/** The days after the first failed payment of an order on which it is tried again. */
export const PAYMENT_RETRY_DAYS = [1, 3, 5, 7] as const

const DAY_MS = 24 * 3_600_000

/**
 * Returns when a payment is tried again after `failures` failed attempts; undefined if it is given up. The days count
 * from the first failure.
 */
export function computeRetryAt(firstFailedAt: Date, failures: number): Date | undefined {
  const days = PAYMENT_RETRY_DAYS[failures - 1]
  return days === undefined ? undefined : new Date(firstFailedAt.getTime() + days * DAY_MS)
}

/** The actions on a subscription that visitors and staff share. */
export const subscriptionActions = ['pause', 'resume', 'skip', 'cancel', 'cancel-now'] as const

export type SubscriptionAction = (typeof subscriptionActions)[number]

/** The state of a subscription that decides what can be done with it. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus
  /** Whether it ends with the period that is paid for. */
  readonly cancelsAtEnd: boolean
}

/** Returns the actions that a subscription allows. */
export function getSubscriptionActions(state: SubscriptionState): readonly SubscriptionAction[] {
  const { status, cancelsAtEnd } = state
  if (status === 'canceled' || status === 'ended') return []
  if (status === 'paused') return ['resume', 'cancel-now']
  if (cancelsAtEnd) return ['resume', 'cancel-now']
  return status === 'active' ? ['pause', 'skip', 'cancel', 'cancel-now'] : ['pause', 'cancel-now']
}

/** Returns whether all orders of a plan are placed. */
export function isPlanComplete({ numBillingCycles }: SubscriptionPlan, ordered: number): boolean {
  return numBillingCycles > 0 && ordered >= numBillingCycles
}

/**
 * Returns the start of the period `index` of a subscription that began at `anchor`, which is index 0. Every period is
 * computed from the anchor, at its local time: one that began on the 31st is billed on the last day of short months and
 * returns to the 31st, and a change of the clocks moves no time of day. A local time that the clocks skip is the first one after it.
 */
export function computeCycleAt(
  anchor: Date,
  timeZone: string,
  { value, unit }: BillingPeriod,
  index: number,
): Date {
  const start = toLocalTime(anchor, timeZone)
  const count = value * index
  const moved =
    unit === 'week'
      ? start + count * 7 * DAY_MS
      : addMonths(start, unit === 'year' ? count * 12 : count)
  return toInstant(moved, timeZone)
}

/** Returns the first period after `index` that starts later than `after`. */
export function findNextCycle(
  anchor: Date,
  timeZone: string,
  period: BillingPeriod,
  { index, after }: { readonly index: number; readonly after: Date },
): { readonly index: number; readonly at: Date } {
  for (let next = index + 1; ; next += 1) {
    const at = computeCycleAt(anchor, timeZone, period, next)
    if (at > after) return { index: next, at }
  }
}

/** Adds months to a local time, to the last day of a month that is too short. */
function addMonths(local: number, months: number): number {
  const date = new Date(local)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  return Date.UTC(date.getUTCFullYear(), month, day) + (local % DAY_MS)
}

/** Converts an instant to its local time, as if that were UTC. */
function toLocalTime(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const get = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [get('year'), get('month'), get('day')]
  return Date.UTC(year, month - 1, day, get('hour'), get('minute'), get('second'))
}

/** Converts a local time to its instant: the earlier one if the clocks show it twice. */
function toInstant(local: number, timeZone: string): Date {
  const getOffset = (at: number) => toLocalTime(new Date(at), timeZone) - at
  const offsets = [getOffset(local - DAY_MS), getOffset(local + DAY_MS)]
  const found = offsets
    .map((offset) => local - offset)
    .toSorted((a, b) => a - b)
    .find((at) => at + getOffset(at) === local)
  // The clocks skip it: with the offset before the change it is as much later.
  return new Date(found ?? local - (offsets[0] ?? 0))
}
