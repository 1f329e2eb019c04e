import {
  attentions,
  fulfillmentStatuses,
  type OrderDetail,
  type OrderSummary,
  paymentStatuses,
} from '@vitrine/contract'
import { type Currency, moneyOnTheWire } from '@vitrine/model'
import type { Payment } from '../payments/index.ts'
import {
  type ListedOrder,
  type Order,
  type OrderEvent,
  type OrderLine,
  requiresShipping,
} from './read-store.ts'
import { eventText } from './timeline.ts'

export function summaryView(order: ListedOrder): OrderSummary {
  const { id, email, testMode, isDonation, itemCount, createdAt, placedAt, attention } = order
  const toSend = requiresShipping(order)
  return {
    id,
    email,
    testMode,
    isDonation,
    itemCount,
    number: Number(order.number ?? 0n),
    placedAt: (placedAt ?? createdAt).toISOString(),
    status: order.status === 'canceled' ? 'canceled' : 'placed',
    paymentStatus: known(paymentStatuses, order.paymentStatus),
    requiresShipping: toSend,
    fulfillmentStatus: toSend ? known(fulfillmentStatuses, order.fulfillmentStatus) : 'fulfilled',
    attention: attention === null ? null : known(attentions, attention),
    grandTotal: moneyOnTheWire({ minor: order.grandTotalMinor, currency: order.currency }),
  }
}

export function detailView(
  order: Order,
  parts: {
    readonly lines: readonly OrderLine[]
    readonly payments: readonly Payment[]
    readonly events: readonly OrderEvent[]
    readonly locale: string
  },
): OrderDetail {
  const { lines, payments, events, locale } = parts
  const { currency } = order
  const money = moneyIn(currency)
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...summaryView({ ...order, itemCount }),
    shippingAddress: order.shippingAddress,
    shippingName: order.shippingName,
    note: order.note,
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      sku: line.sku,
      options: [...line.options],
      imageUrl: line.image?.url ?? null,
      quantity: line.quantity,
      unitPrice: money(line.unitPriceMinor),
      subtotal: money(line.subtotalMinor),
      discount: money(line.discountMinor),
    })),
    subtotal: money(order.subtotalMinor),
    discount: money(order.discountMinor),
    shipping: money(order.shippingMinor),
    tax: money(order.taxMinor),
    taxIncluded: order.taxIncluded,
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      amount: money(payment.amountMinor),
      captured: money(payment.capturedMinor),
      refunded: money(payment.refundedMinor),
      failure: payment.failure,
      createdAt: payment.createdAt.toISOString(),
    })),
    timeline: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: eventText(event, { currency, locale }),
      happenedAt: event.happenedAt.toISOString(),
    })),
  }
}

function moneyIn(currency: Currency) {
  return (minor: bigint) => moneyOnTheWire({ minor, currency })
}

/** The database's CHECK has the same words as the contract. */
function known<const T extends string>(words: readonly T[], word: string): T {
  const found = words.find((candidate) => candidate === word)
  if (found === undefined) throw new RangeError(`${word} is none of ${words.join(', ')}`)
  return found
}
