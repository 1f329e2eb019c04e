import * as z from 'zod'
import { addressSchema, orderDetailSchema } from './orders.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('orders')

const params = z.object({ id: z.uuid() })
const replies = { 200: orderDetailSchema, 404: problemSchema, 409: problemSchema } as const

export const cancelOrder = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/cancellation',
  summary:
    'Cancels an order of which nothing was sent: returns its stock, gift cards and discounts, and refunds what was paid.',
  access: 'orders.write',
  params,
  body: z.strictObject({
    /** Whether what was paid is refunded, gift cards first. */
    refund: z.boolean().default(true),
    /** Whether the refunded items can be sold again. */
    restock: z.boolean().default(true),
    /** The reason, which the buyer sees. */
    reason: z.string().trim().max(200).default(''),
    /** Whether the buyer gets an email. */
    notify: z.boolean().default(true),
  }),
  replies,
})

export const addOrderNote = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/notes',
  summary:
    'Adds a note, which only staff see, to the timeline of an order. The caller names the note, so that a repeated call changes nothing.',
  access: 'orders.write',
  params,
  body: z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(5_000) }),
  replies,
})

const line = z.string().trim().max(200)

export const updateOrderContact = defineRoute({
  method: 'PUT',
  path: '/api/studio/orders/{id}/contact',
  summary: 'Changes the email address and the shipping address of an order.',
  access: 'orders.write',
  params,
  body: z.strictObject({
    email: z.email().max(254),
    /** Null for an order that is not shipped. */
    shippingAddress: addressSchema
      .extend({
        name: line,
        line1: line,
        line2: line,
        city: line,
        region: line,
        postalCode: line,
        country: z.string().regex(/^([A-Z]{2})?$/, 'Enter the two letters of a country.'),
        phone: line,
      })
      .nullable(),
  }),
  replies,
})

export const resendOrderConfirmation = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/confirmation',
  summary: 'Writes the confirmation of an order again, to its current email address.',
  access: 'orders.write',
  params,
  replies,
})

export const resolveOrderAttention = defineRoute({
  method: 'DELETE',
  path: '/api/studio/orders/{id}/attention',
  summary:
    'Records that what needed attention in an order is resolved. Repeating it changes nothing.',
  access: 'orders.write',
  params,
  replies,
})

const orderSettingsSchema = z.strictObject({
  /** Whether the contact address, or staff if there is none, gets an email about each new order. */
  emailNewOrders: z.boolean(),
})

export const readOrderSettings = defineRoute({
  method: 'GET',
  path: '/api/studio/order-settings',
  summary: 'Returns the settings of orders.',
  access: 'orders.read',
  replies: { 200: orderSettingsSchema },
})

export const saveOrderSettings = defineRoute({
  method: 'PUT',
  path: '/api/studio/order-settings',
  summary: 'Saves the settings of orders.',
  access: 'orders.write',
  body: orderSettingsSchema,
  replies: { 200: orderSettingsSchema },
})

export const renewDownload = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/downloads/{downloadId}/renewal',
  summary:
    'Gives the buyer a new link to a file, with the current limits of its product. The link before stops working.',
  access: 'orders.write',
  params: params.extend({ downloadId: z.uuid() }),
  body: z.strictObject({
    /** Whether the buyer gets an email with the link. */
    notify: z.boolean(),
  }),
  replies,
})

export const resendDownloads = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/downloads',
  summary: 'Emails the buyer the links to the files of an order again.',
  access: 'orders.write',
  params,
  replies,
})
