import type { OrderSummary } from '@vitrine/contract'
import type { TextId } from '../texts.ts'

/** How far an order has come, for its badge. */
export interface Status {
  /** The id of the label. */
  readonly label: TextId
  readonly tone: 'plain' | 'ok' | 'warn' | 'bad'
}

/** The labels of payment statuses. Only statuses that need attention have a color. */
export const paymentStatuses: Readonly<Record<OrderSummary['paymentStatus'], Status>> = {
  none: { label: 'orders.payment.none', tone: 'plain' },
  pending: { label: 'orders.payment.pending', tone: 'warn' },
  authorized: { label: 'orders.payment.authorized', tone: 'warn' },
  partially_paid: { label: 'orders.payment.partially_paid', tone: 'warn' },
  paid: { label: 'orders.payment.paid', tone: 'ok' },
  partially_refunded: { label: 'orders.payment.partially_refunded', tone: 'plain' },
  refunded: { label: 'orders.payment.refunded', tone: 'plain' },
  disputed: { label: 'orders.payment.disputed', tone: 'bad' },
  voided: { label: 'orders.payment.voided', tone: 'plain' },
}

const fulfillmentStatuses: Readonly<Record<OrderSummary['fulfillmentStatus'], Status>> = {
  pending: { label: 'orders.fulfillment.pending', tone: 'warn' },
  partially_fulfilled: { label: 'orders.fulfillment.partially_fulfilled', tone: 'warn' },
  fulfilled: { label: 'orders.fulfillment.fulfilled', tone: 'plain' },
  canceled: { label: 'orders.fulfillment.canceled', tone: 'plain' },
}

/** Returns the status for the list of orders: attention first, else fulfillment; undefined if nothing is shipped. */
export function getOrderStatus(order: OrderSummary): Status | undefined {
  if (order.attention) return { label: 'orders.needsAttention', tone: 'bad' }
  return getFulfillmentStatus(order)
}

/** Returns the fulfillment status of an order; undefined if nothing is shipped and it is not canceled. */
export function getFulfillmentStatus({
  status,
  requiresShipping,
  fulfillmentStatus,
}: OrderSummary): Status | undefined {
  if (status === 'canceled') return fulfillmentStatuses.canceled
  return requiresShipping ? fulfillmentStatuses[fulfillmentStatus] : undefined
}
