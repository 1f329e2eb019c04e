import { countDays } from './sales-range.ts'

/** The events that webhooks can be sent for, in the order in which the studio lists them. */
export const webhookEvents = [
  'order.created',
  'order.updated',
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.canceled',
  'product.created',
  'product.updated',
  'product.deleted',
  'stock.updated',
  'form.submitted',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The event that the owner sends to try an address. */
export const WEBHOOK_TEST = 'webhook.test'

/** The maximum number of webhooks of a site. */
export const MAX_WEBHOOKS = 20

/** The most deliveries that are sent again at once. */
export const MAX_REPLAYS = 1_000

/** The longest period whose deliveries are sent again, in days. Deliveries are deleted after it. */
export const MAX_REPLAY_DAYS = 30

/** Returns whether the deliveries of a period can be sent again: the first and the last day, `YYYY-MM-DD`. */
export function isReplayPeriod({
  from,
  to,
}: {
  readonly from: string
  readonly to: string
}): boolean {
  const days = countDays(from, to)
  // The years in which every date has four digits, also the day after.
  return days >= 1 && days <= MAX_REPLAY_DAYS && from >= '1970' && to < '9999'
}

/** The days for which every delivery must fail before a webhook is turned off. */
export const WEBHOOK_FAILING_DAYS = 3

/** The most times that a delivery is attempted. */
export const WEBHOOK_ATTEMPTS = 12
