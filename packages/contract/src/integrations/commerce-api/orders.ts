import * as z from 'zod'
import { addOrderNote, cancelOrder, updateOrderContact } from '../../order-changes.ts'
import { createFulfillment } from '../../orders/fulfillments.ts'
import {
  orderDetailSchema,
  orderQuerySchema,
  orderSummarySchema,
  recordPayment,
} from '../../orders.ts'
import { problemSchema } from '../../problem.ts'
import { createRefund } from '../../refunds.ts'
import { createRouteFactory } from '../../route.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('orders')

const ORDERS = '/api/commerce/v1/orders'
const params = z.object({ id: z.uuid() })
const limit = 'commerce-api'

/** An order without its timeline, which names staff. */
export const apiOrderSchema = orderDetailSchema.omit({ timeline: true })

const write = {
  method: 'POST',
  access: 'orders:write',
  limit,
  crumb: 'none',
  params,
  replies: { 200: apiOrderSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
} as const

export const apiListOrders = defineRoute({
  method: 'GET',
  path: ORDERS,
  summary: 'Lists orders, page by page, newest first unless another sort is asked for.',
  access: 'orders:read',
  limit,
  query: orderQuerySchema.extend({
    limit: pageLimit,
    cursor: z
      .string()
      .regex(/^\d{1,18}(?:\.\d{1,18})?$/, 'Enter the nextPageCursor of the page before.')
      .optional(),
  }),
  replies: {
    200: z.object({ orders: z.array(orderSummarySchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadOrder = defineRoute({
  method: 'GET',
  path: `${ORDERS}/{id}`,
  summary: 'Returns an order with its lines, payments, fulfillments and refunds.',
  access: 'orders:read',
  limit,
  params,
  replies: { 200: apiOrderSchema, 404: problemSchema },
})

const fulfillment = createFulfillment.body

export const apiFulfillOrder = defineRoute({
  ...write,
  path: `${ORDERS}/{id}/fulfillments`,
  summary: 'Fulfills items of an order, or everything that is left of it.',
  body: fulfillment.omit({ id: true }).extend({
    /** The fulfilled items; absent for everything that is left. */
    lines: fulfillment.shape.lines.optional(),
    /** Whether the buyer gets an email. */
    notify: z.boolean().default(true),
  }),
})

export const apiRefundOrder = defineRoute({
  ...write,
  path: `${ORDERS}/{id}/refunds`,
  summary: 'Refunds items, shipping or any amount that was paid and not refunded yet.',
  body: createRefund.body.omit({ id: true }).extend({
    /** Whether the buyer gets an email. */
    notify: z.boolean().default(true),
  }),
})

export const apiCancelOrder = defineRoute({
  ...write,
  path: `${ORDERS}/{id}/cancellation`,
  summary:
    'Cancels an order of which nothing was sent: returns its stock, gift cards and discounts, and refunds what was paid.',
  body: cancelOrder.body,
})

export const apiRecordPayment = defineRoute({
  ...write,
  path: `${ORDERS}/{id}/payments`,
  summary: recordPayment.summary,
})

export const apiAddOrderNote = defineRoute({
  ...write,
  path: `${ORDERS}/{id}/notes`,
  summary: 'Adds a note, which only staff see, to the timeline of an order.',
  body: addOrderNote.body.omit({ id: true }),
})

const contact = updateOrderContact.body.shape

export const apiChangeOrder = defineRoute({
  ...write,
  method: 'PATCH',
  path: `${ORDERS}/{id}`,
  summary:
    'Changes the email address or the shipping address of an order, whichever the body names.',
  body: z.strictObject({
    email: contact.email.optional(),
    shippingAddress: contact.shippingAddress.unwrap().optional(),
  }),
})
