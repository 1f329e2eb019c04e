import type { OrderSummary } from '@vitrine/contract'

export interface Status {
  readonly label: string
  readonly tone: 'plain' | 'ok' | 'warn' | 'bad'
}

/** The labels of payment statuses. Only statuses that need attention have a color. */
export const paymentStatuses: Readonly<Record<OrderSummary['paymentStatus'], Status>> = {
  none: { label: 'No payment required', tone: 'plain' },
  pending: { label: 'Pending', tone: 'warn' },
  authorized: { label: 'Authorized', tone: 'warn' },
  partially_paid: { label: 'Partially paid', tone: 'warn' },
  paid: { label: 'Paid', tone: 'ok' },
  partially_refunded: { label: 'Partially refunded', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'bad' },
  voided: { label: 'Voided', tone: 'plain' },
}

const fulfillmentStatuses: Readonly<Record<OrderSummary['fulfillmentStatus'], Status>> = {
  pending: { label: 'Unfulfilled', tone: 'warn' },
  partially_fulfilled: { label: 'Partially fulfilled', tone: 'warn' },
  fulfilled: { label: 'Fulfilled', tone: 'plain' },
  canceled: { label: 'Canceled', tone: 'plain' },
}

/** Returns the status for the list of orders: attention first, else fulfillment; undefined if nothing is shipped. */
export function getOrderStatus(order: OrderSummary): Status | undefined {
  if (order.attention) return { label: 'Needs attention', tone: 'bad' }
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

type Attention = NonNullable<OrderSummary['attention']>

/** The reasons why an order needs attention, with what to do. */
export const attentionMessages: Readonly<Record<Attention, string>> = {
  stock_shortage: 'The order is paid, but an item is out of stock. Replace it or refund the order.',
  amount_mismatch:
    'The amount paid does not match the order total. Check the payment with the provider.',
  dispute: 'The customer disputes the payment. Respond to the provider before the deadline.',
  late_payment: 'The payment arrived after the stock was released. Fulfill or refund the order.',
}
