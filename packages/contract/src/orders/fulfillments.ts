import * as z from 'zod'
import { orderDetailSchema } from '../orders.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('orders')

/** Nothing, or an http or https URL with a host. */
const TRACKING_URL = /^(?:https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?)?$/u

/** The facts about a parcel that the buyer sees; each is empty if there is none. */
const parcel = {
  carrier: z.string().trim().max(100).default(''),
  trackingNumber: z.string().trim().max(100).default(''),
  /** The tracking page; made from the number if it is empty and the carrier is a known one. */
  trackingUrl: z
    .string()
    .trim()
    .max(2_000)
    .regex(TRACKING_URL, 'Enter a complete URL that begins with https:// or http://.')
    .default(''),
  /** The message to the buyer. */
  note: z.string().trim().max(2_000).default(''),
  /** Whether the buyer gets an email. */
  notify: z.boolean(),
}

const replies = {
  200: orderDetailSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
} as const

const fulfillmentParams = z.object({ id: z.uuid(), fulfillmentId: z.uuid() })

export const createFulfillment = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/fulfillments',
  summary:
    'Fulfills items of an order, whole or in part. The caller names the fulfillment, so that a repeated call changes nothing.',
  access: 'orders.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    id: z.uuid(),
    lines: z
      .array(z.strictObject({ lineId: z.uuid(), quantity: z.int().min(1).max(9_999) }))
      .min(1)
      .max(500),
    ...parcel,
  }),
  replies,
})

export const orderFulfillmentOutcomes = ['fulfilled', 'failed'] as const

export const fulfillOrders = defineRoute({
  method: 'POST',
  path: '/api/studio/order-fulfillments',
  summary:
    'Fulfills everything that is left of many orders, and reports each. An order that fails is left as it was.',
  access: 'orders.write',
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1).max(200),
    /** Whether each buyer gets an email. */
    notify: z.boolean(),
  }),
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.uuid(),
          outcome: z.enum(orderFulfillmentOutcomes),
          /** The reason of a failure; null otherwise. */
          message: z.string().nullable(),
        }),
      ),
    }),
    400: problemSchema,
  },
})

export type OrderFulfillmentResult = z.output<
  (typeof fulfillOrders.replies)[200]
>['results'][number]

export const updateFulfillment = defineRoute({
  method: 'PUT',
  path: '/api/studio/orders/{id}/fulfillments/{fulfillmentId}',
  summary: 'Changes carrier, tracking and message of a fulfillment.',
  access: 'orders.write',
  params: fulfillmentParams,
  body: z.strictObject(parcel),
  replies,
})

export const undoFulfillment = defineRoute({
  method: 'DELETE',
  path: '/api/studio/orders/{id}/fulfillments/{fulfillmentId}',
  summary:
    'Undoes a fulfillment that was a mistake: its items are unfulfilled and in stock again. Repeating it changes nothing.',
  access: 'orders.write',
  params: fulfillmentParams,
  replies,
})
