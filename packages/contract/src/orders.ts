import { downloadStates } from '@vitrine/model'
import * as z from 'zod'
import { optionValueSchema } from './cart.ts'
import { moneySchema } from './money.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'
import { orderTaxSchema } from './orders/taxes.ts'
import { daySchema } from './values/day.ts'

const defineRoute = createRouteFactory('orders')

export const paymentStatuses = [
  'none',
  'pending',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'voided',
] as const

export const fulfillmentStatuses = [
  'pending',
  'partially_fulfilled',
  'fulfilled',
  'canceled',
] as const

export const attentions = ['stock_shortage', 'amount_mismatch', 'dispute', 'late_payment'] as const

export const addressSchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** The ISO 3166-1 code, two letters. */
  country: z.string(),
  phone: z.string(),
})

export type Address = z.output<typeof addressSchema>

export const orderSummarySchema = z.object({
  id: z.uuid(),
  number: z.int(),
  /** ISO 8601. */
  placedAt: z.string(),
  email: z.string(),
  status: z.enum(['placed', 'canceled']),
  paymentStatus: z.enum(paymentStatuses),
  /** Whether something is shipped. An order of downloads, services, gift cards, access or a donation is fulfilled. */
  requiresShipping: z.boolean(),
  fulfillmentStatus: z.enum(fulfillmentStatuses),
  attention: z.enum(attentions).nullable(),
  testMode: z.boolean(),
  isDonation: z.boolean(),
  itemCount: z.int(),
  grandTotal: moneySchema,
})

const fulfillmentSchema = z.object({
  id: z.uuid(),
  /** The number among the fulfillments of the order. */
  number: z.int(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** The message to the buyer. */
  note: z.string(),
  lines: z.array(z.object({ lineId: z.uuid(), quantity: z.int() })),
  createdAt: z.string(),
})

const refundSchema = z.object({
  id: z.uuid(),
  total: moneySchema,
  shipping: moneySchema,
  reason: z.string(),
  note: z.string(),
  lines: z.array(
    z.object({
      lineId: z.uuid(),
      quantity: z.int(),
      isFulfilled: z.boolean(),
      restockQuantity: z.int(),
    }),
  ),
  tenders: z.array(
    z.object({
      paymentId: z.uuid(),
      amount: moneySchema,
      /** A pending one waits for its provider. */
      state: z.enum(['pending', 'succeeded', 'failed']),
    }),
  ),
  createdAt: z.string(),
})

const downloadSchema = z.object({
  id: z.uuid(),
  lineId: z.uuid(),
  filename: z.string(),
  byteSize: z.int(),
  state: z.enum(downloadStates),
  /** The number of downloads of the current link. */
  used: z.int(),
  /** Null if the number is not limited. */
  maxDownloads: z.int().nullable(),
  /** Null if the link does not expire. */
  expiresAt: z.string().nullable(),
  /** Null if the file was never downloaded. */
  lastDownloadAt: z.string().nullable(),
})

export const orderDetailSchema = orderSummarySchema.extend({
  shippingAddress: addressSchema.nullable(),
  shippingName: z.string(),
  /** The company of the buyer; empty for a private one. */
  company: z.string(),
  /** The VAT ID of the buyer; empty for none. Its form is right; whether it exists was not checked. */
  vatId: z.string(),
  /** The VAT ID of the store when the order was placed; empty for none. */
  sellerVatId: z.string(),
  /** Whether the recipient accounts for VAT: then the order has no tax, and its prices do not include any. */
  reverseCharge: z.boolean(),
  note: z.string(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      sku: z.string(),
      options: z.array(optionValueSchema),
      /** The values of the product's additional fields, as the buyer entered them. */
      fields: z.array(z.object({ label: z.string(), value: z.string() })),
      imageUrl: z.string().nullable(),
      /** Whether it is a digital product, whose files the buyer downloads. */
      isDigital: z.boolean(),
      quantity: z.int(),
      unitPrice: moneySchema,
      subtotal: moneySchema,
      discount: moneySchema,
      /** The quantity that is still to be sent; 0 if nothing of it is sent. */
      unfulfilledQuantity: z.int(),
      fulfilledQuantity: z.int(),
      refundedQuantity: z.int(),
      /** The quantities that can be refunded, of the items that were not sent, and of those that were. */
      refundableQuantity: z.object({ unfulfilled: z.int(), fulfilled: z.int() }),
      /** The amount paid for the line, after discounts, with taxes that come on top. */
      paid: moneySchema,
    }),
  ),
  /** The amount that can still be refunded: received and not refunded yet. */
  refundable: moneySchema,
  /** The part of it that can still be refunded for shipping. */
  refundableShipping: moneySchema,
  /** The refunds, oldest first. */
  refunds: z.array(refundSchema),
  /** The fulfillments, oldest first, without those that were undone. */
  fulfillments: z.array(fulfillmentSchema),
  /** The files that the buyer may download. */
  downloads: z.array(downloadSchema),
  subtotal: moneySchema,
  discount: moneySchema,
  /** The discounts, each with its code or its title; the name is empty for an old order without one. */
  discounts: z.array(z.object({ name: z.string(), amount: moneySchema })),
  shipping: moneySchema,
  tax: moneySchema,
  /** The taxes that make it up, as their rates were when the order was placed. */
  taxes: z.array(orderTaxSchema),
  taxIncluded: z.boolean(),
  /** The amount of a bank transfer, or of a payment on pickup, that has not arrived; null if none is due. */
  paymentDue: moneySchema.nullable(),
  /** Whether the order can be canceled: nothing of it was sent. */
  canCancel: z.boolean(),
  payments: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string(),
      /** The name of a payment method that staff record; null if a provider reports the payment. */
      methodName: z.string().nullable(),
      /** The gift card that paid; null for money, and for a gift card whose money was given back. */
      giftCard: z.object({ id: z.uuid(), lastFour: z.string() }).nullable(),
      amount: moneySchema,
      captured: moneySchema,
      refunded: moneySchema,
      /** The amount that can still be refunded to this payment. */
      refundable: moneySchema,
      /** The reason for a failure; null if the payment succeeded or may succeed. */
      failure: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  timeline: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      /** The text of the event. */
      text: z.string(),
      /** The email address of who wrote a note, or the API key of a program; null for other events. */
      author: z.string().nullable(),
      happenedAt: z.string(),
    }),
  ),
})

export type OrderSummary = z.output<typeof orderSummarySchema>
export type OrderDetail = z.output<typeof orderDetailSchema>
export type OrderDownload = z.output<typeof downloadSchema>

/** The views of the list of orders. */
export const orderViews = ['all', 'unfulfilled', 'unpaid', 'attention', 'canceled'] as const

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const

/** The view, the search, the filters and the sort of the list of orders. */
export const orderQuerySchema = z.object({
  /** The order number, an SKU, or the beginning of the buyer's email address. Finds the newest 1,000. */
  search: z.string().max(256).optional(),
  filter: z.enum(orderViews).default('all'),
  payment: z.enum(paymentStatuses).optional(),
  fulfillment: z.enum(fulfillmentStatuses).optional(),
  /** The product that was ordered. */
  product: z.uuid().optional(),
  /** The country that it goes to. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Enter the two letters of a country.')
    .optional(),
  /** The first and the last day, in the time zone of the site. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: z.enum(orderSorts).default('newest'),
})

export const countOrders = defineRoute({
  method: 'GET',
  path: '/api/studio/order-counts',
  summary: 'Counts the orders of each view, up to 1,000.',
  access: 'orders.read',
  replies: { 200: z.object({ counts: z.record(z.enum(orderViews), z.int()) }) },
})

export const exportOrders = defineRoute({
  method: 'GET',
  path: '/api/studio/orders-export',
  summary: 'Returns a page of orders as CSV. The first page has the column names.',
  access: 'orders.read',
  query: orderQuerySchema.extend({ cursor: z.string().max(50).optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.string().nullable() }) },
})

export const listOrders = defineRoute({
  method: 'GET',
  path: '/api/studio/orders',
  summary: 'Lists the orders of the store, newest first unless another sort is asked for.',
  access: 'orders.read',
  query: orderQuerySchema.extend({ cursor: z.string().max(50).optional() }),
  replies: {
    200: z.object({
      orders: z.array(orderSummarySchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})

export const readOrder = defineRoute({
  method: 'GET',
  path: '/api/studio/orders/{id}',
  summary: 'Returns an order with its lines, payments and timeline.',
  access: 'orders.read',
  params: z.object({ id: z.uuid() }),
  replies: { 200: orderDetailSchema, 404: problemSchema },
})

export const recordPayment = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/payment',
  summary:
    'Records that the bank transfer, or the payment on pickup, of an order has arrived in full. Repeating it changes nothing.',
  access: 'orders.write',
  params: z.object({ id: z.uuid() }),
  replies: { 200: orderDetailSchema, 404: problemSchema, 409: problemSchema },
})
