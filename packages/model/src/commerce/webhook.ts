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
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The event that the owner sends to try an address. */
export const WEBHOOK_TEST = 'webhook.test'

/** The maximum number of webhooks of a site. */
export const MAX_WEBHOOKS = 20

/** The days for which every delivery must fail before a webhook is turned off. */
export const WEBHOOK_FAILING_DAYS = 3

/** The most times that a delivery is attempted. */
export const WEBHOOK_ATTEMPTS = 12
