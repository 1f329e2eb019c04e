import {
  attentions,
  fulfillmentStatuses,
  type OrderDetail,
  type OrderSummary,
  paymentStatuses,
} from '@vitrine/contract'
import { type Currency, productTypeCodes, toWireMoney } from '@vitrine/model'
import type { Download } from '../downloads/index.ts'
import type { GiftCardTender, Payment } from '../payments/index.ts'
import type { OrderDiscount } from './discount-store.ts'
import type { Fulfillment } from './fulfillment/store.ts'
import type { ListedOrder } from './list/list-store.ts'
import { findPaymentDue } from './payment-due.ts'
import { type Order, type OrderEvent, type OrderLine, requiresShipping } from './read-store.ts'
import { toDownloadView } from './downloads/view.ts'
import type { OrderEmailStates } from './order-email-states.ts'
import type { LineProgress } from './progress-store.ts'
import { computeRefundable, computeUnfulfilled } from './recompute.ts'
import { computeRest } from './refunds/allocate-tenders.ts'
import type { Refund } from './refunds/list-refunds-store.ts'
import type { OrderTax } from './taxes/tax-store.ts'
import { formatOrderEvent } from './timeline.ts'

export function toOrderSummary(order: ListedOrder): OrderSummary {
  const { id, email, testMode, isDonation, itemCount, createdAt, placedAt, attention } = order
  const needsShipping = requiresShipping(order)
  return {
    id,
    email,
    testMode,
    isDonation,
    itemCount,
    number: Number(order.number ?? 0n),
    placedAt: (placedAt ?? createdAt).toISOString(),
    status: order.status === 'canceled' ? 'canceled' : 'placed',
    paymentStatus: parseKnown(paymentStatuses, order.paymentStatus),
    requiresShipping: needsShipping,
    fulfillmentStatus: needsShipping
      ? parseKnown(fulfillmentStatuses, order.fulfillmentStatus)
      : 'fulfilled',
    attention: attention === null ? null : parseKnown(attentions, attention),
    grandTotal: toWireMoney({ minor: order.grandTotalMinor, currency: order.currency }),
  }
}

export function toOrderDetail(
  order: Order,
  parts: {
    readonly lines: readonly OrderLine[]
    readonly progress: readonly LineProgress[]
    readonly fulfillments: readonly Fulfillment[]
    readonly refunds: readonly Refund[]
    readonly discounts: readonly OrderDiscount[]
    readonly taxes: readonly OrderTax[]
    readonly payments: readonly Payment[]
    readonly giftCards: readonly GiftCardTender[]
    readonly events: readonly OrderEvent[]
    /** The delivery of the emails of each event. */
    readonly emails: OrderEmailStates
    /** The email addresses of the staff, by their ids. */
    readonly staff: ReadonlyMap<string, string>
    readonly locale: string
    readonly downloads: readonly Download[]
  },
): OrderDetail {
  const { lines, fulfillments, refunds, payments, events } = parts
  const progress = new Map(parts.progress.map((line) => [line.lineId, line]))
  const { currency } = order
  const money = createMoneyFormat(currency)
  const shippingRefunded = sum(refunds.map(({ shippingMinor }) => shippingMinor))
  const due = order.status === 'placed' ? findPaymentDue(payments) : undefined
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...toOrderSummary({ ...order, itemCount }),
    shippingAddress: order.shippingAddress,
    shippingName: order.shippingName,
    ...toBusinessView(order),
    note: order.note,
    lines: lines.map((line) => toLineView(order, line, progress.get(line.id))),
    refundable: money(sum(payments.map(computeRest))),
    refundableShipping: money(order.shippingMinor - shippingRefunded),
    refunds: refunds.map((refund) => toRefundView(refund, money)),
    fulfillments: fulfillments.map(toFulfillmentView),
    downloads: parts.downloads.map(toDownloadView),
    subtotal: money(order.subtotalMinor),
    discount: money(order.discountMinor),
    discounts: parts.discounts.map(({ name, amountMinor }) => ({
      name,
      amount: money(amountMinor),
    })),
    shipping: money(order.shippingMinor),
    tax: money(order.taxMinor),
    taxes: parts.taxes.map((tax) => toTaxView(tax, money)),
    taxIncluded: order.taxIncluded,
    paymentDue: due ? money(due.amountMinor) : null,
    canCancel: order.status === 'placed' && !parts.progress.some(({ fulfilled }) => fulfilled > 0),
    payments: payments.map((payment) => toPaymentView(payment, parts.giftCards, money)),
    timeline: toTimelineView(events, { currency, ...parts }),
  }
}

/** Returns the events of an order with their texts; staff and programs wrote its notes. */
function toTimelineView(
  events: readonly OrderEvent[],
  context: Parameters<typeof formatOrderEvent>[1],
): OrderDetail['timeline'] {
  return events.map((event) => ({
    id: event.id,
    kind: event.kind,
    text: formatOrderEvent(event, context),
    author: event.kind === 'note' ? findAuthor(event, context.staff) : null,
    happenedAt: event.happenedAt.toISOString(),
  }))
}

/** Returns who wrote a note: a program by the name of its API key, or staff by their address; null for a former member. */
function findAuthor(
  { details: { apiKey, staffId } }: Pick<OrderEvent, 'details'>,
  staff: ReadonlyMap<string, string>,
): string | null {
  return typeof apiKey === 'string' ? `API key “${apiKey}”` : (staff.get(String(staffId)) ?? null)
}

function toTaxView(
  { name, rateMillionths, taxClass = null, isCompound = false, source, amountMinor }: OrderTax,
  money: ReturnType<typeof createMoneyFormat>,
): OrderDetail['taxes'][number] {
  return {
    name,
    percent: rateMillionths / 10_000,
    ...{ taxClass, isCompound },
    source: source ?? null,
    amount: money(amountMinor),
  }
}

function toBusinessView({ company, vatId, sellerVatId, reverseCharge }: Order) {
  return { company, vatId, sellerVatId, reverseCharge }
}

function toFulfillmentView(fulfillment: Fulfillment): OrderDetail['fulfillments'][number] {
  return {
    id: fulfillment.id,
    number: fulfillment.number,
    carrier: fulfillment.carrier,
    trackingNumber: fulfillment.trackingNumber,
    trackingUrl: fulfillment.trackingUrl,
    note: fulfillment.note,
    lines: [...fulfillment.lines],
    createdAt: fulfillment.createdAt.toISOString(),
  }
}

function toPaymentView(
  payment: Payment,
  giftCards: readonly GiftCardTender[],
  money: ReturnType<typeof createMoneyFormat>,
): OrderDetail['payments'][number] {
  const tender = giftCards.find(({ paymentId }) => paymentId === payment.id)
  return {
    id: payment.id,
    provider: payment.provider,
    methodName: payment.methodName ?? null,
    giftCard: tender ? { id: tender.giftCardId, lastFour: tender.lastFour } : null,
    amount: money(payment.amountMinor),
    captured: money(payment.capturedMinor),
    refunded: money(payment.refundedMinor),
    refundable: money(computeRest(payment)),
    failure: payment.failure,
    createdAt: payment.createdAt.toISOString(),
  }
}

function toLineView(
  { currency, taxIncluded }: Order,
  line: OrderLine,
  progress: LineProgress | undefined,
): OrderDetail['lines'][number] {
  const money = createMoneyFormat(currency)
  const addedTax = taxIncluded ? 0n : line.taxMinor
  return {
    id: line.id,
    // Staff read their own language, whatever the buyer read.
    title: line.ownTitle,
    sku: line.sku,
    options: [...line.ownOptions],
    fields: Object.entries(line.fields).map(([label, value]) => ({ label, value })),
    imageUrl: line.image?.url ?? null,
    isDigital: line.productType === productTypeCodes.digital,
    quantity: line.quantity,
    unitPrice: money(line.unitPriceMinor),
    subtotal: money(line.subtotalMinor),
    discount: money(line.discountMinor),
    paid: money(line.subtotalMinor - line.discountMinor + addedTax),
    unfulfilledQuantity: progress ? computeUnfulfilled(progress) : 0,
    fulfilledQuantity: progress?.fulfilled ?? 0,
    refundedQuantity: progress ? progress.refundedUnfulfilled + progress.refundedFulfilled : 0,
    refundableQuantity: {
      unfulfilled: progress ? computeRefundable(progress, false) : 0,
      fulfilled: progress ? computeRefundable(progress, true) : 0,
    },
  }
}

const tenderStates = ['pending', 'succeeded', 'failed'] as const

function toRefundView(
  refund: Refund,
  money: ReturnType<typeof createMoneyFormat>,
): OrderDetail['refunds'][number] {
  return {
    id: refund.id,
    total: money(refund.totalMinor),
    shipping: money(refund.shippingMinor),
    reason: refund.reason,
    note: refund.note,
    lines: refund.lines.map(({ orderLineId, quantity, fulfilled, restockQuantity }) => ({
      lineId: orderLineId,
      quantity,
      isFulfilled: fulfilled,
      restockQuantity,
    })),
    tenders: refund.tenders.map(({ paymentId, amountMinor, state }) => ({
      paymentId,
      amount: money(amountMinor),
      state: parseKnown(tenderStates, state),
    })),
    createdAt: refund.createdAt.toISOString(),
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function createMoneyFormat(currency: Currency) {
  return (minor: bigint) => toWireMoney({ minor, currency })
}

/** Returns a value that the database's CHECK restricts to those of the contract. */
function parseKnown<const T extends string>(values: readonly T[], value: string): T {
  const found = values.find((candidate) => candidate === value)
  if (found === undefined) throw new RangeError(`${value} is none of ${values.join(', ')}`)
  return found
}
