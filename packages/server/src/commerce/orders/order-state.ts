import { message, type Message } from '@vitrine/model'
import { isPickupOrder, type Order, requiresShipping } from './read-store.ts'

/** Returns what the buyer of a numbered order waits for, or that it is complete. */
export function describeOrderState(order: Order): Message {
  const { status, paymentStatus, fulfillmentStatus } = order
  if (status === 'canceled') return message('accountOrders.canceled')
  if (paymentStatus === 'refunded') return message('accountOrders.refunded')
  if (paymentStatus === 'pending' || paymentStatus === 'partially_paid')
    return message('accountOrders.unpaid')
  if (!requiresShipping(order)) return message('accountOrders.complete')
  if (fulfillmentStatus === 'partially_fulfilled') return message('accountOrders.partlyShipped')
  if (fulfillmentStatus !== 'fulfilled') return message('accountOrders.preparing')
  return message(isPickupOrder(order) ? 'accountOrders.ready' : 'accountOrders.shipped')
}
