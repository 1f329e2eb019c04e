import type { OrderSummary } from '@vitrine/contract'

export interface Status {
  readonly label: string
  readonly tone: 'plain' | 'ok' | 'warn' | 'bad'
}

/** In the owner's words; only what needs a person has a colour. */
export const paymentStatus: Readonly<Record<OrderSummary['paymentStatus'], Status>> = {
  none: { label: 'Nothing to pay', tone: 'plain' },
  pending: { label: 'Waiting for payment', tone: 'warn' },
  authorized: { label: 'Authorised', tone: 'warn' },
  partially_paid: { label: 'Partly paid', tone: 'warn' },
  paid: { label: 'Paid', tone: 'ok' },
  partially_refunded: { label: 'Partly refunded', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'bad' },
  voided: { label: 'Payment cancelled', tone: 'plain' },
}

const fulfillmentStatus: Readonly<Record<OrderSummary['fulfillmentStatus'], Status>> = {
  pending: { label: 'To send', tone: 'warn' },
  partially_fulfilled: { label: 'Partly sent', tone: 'warn' },
  fulfilled: { label: 'Sent', tone: 'plain' },
  canceled: { label: 'Cancelled', tone: 'plain' },
}

/** How far an order is on its way, unless it needs a person first; undefined where nothing is sent. */
export function sendingStatus(order: OrderSummary): Status | undefined {
  if (order.attention) return { label: 'Needs you', tone: 'bad' }
  return wayOf(order)
}

/** How far an order is on its way; undefined where nothing is sent. */
export function wayOf({
  requiresShipping,
  fulfillmentStatus: is,
}: OrderSummary): Status | undefined {
  return requiresShipping ? fulfillmentStatus[is] : undefined
}

type Attention = NonNullable<OrderSummary['attention']>

/** What needs a person, and what to do. */
export const attention: Readonly<Record<Attention, string>> = {
  stock_shortage: 'Paid, but the stock is gone. Find a replacement, or refund.',
  amount_mismatch: 'The amount paid is not the amount of the order. Check with the provider.',
  dispute: 'The buyer disputes the payment. Answer the provider in time.',
  late_payment: 'The payment came after the goods were given back. Send them, or refund.',
}
