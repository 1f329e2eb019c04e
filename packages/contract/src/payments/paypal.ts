import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('payments')

/** Receives the events of PayPal; the body is passed to PayPal, which verifies it, as it came. */
export const receivePayPalEvent = defineRoute({
  method: 'POST',
  path: '/api/payments/paypal/events',
  summary: 'Receives signed events of PayPal. Available only while the store is connected to it.',
  access: 'anyone',
  crumb: 'none',
  limit: 'webhook',
  body: z.unknown(),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema, 502: problemSchema },
})

/** The PayPal app that a store is connected to. Its secret is never sent. */
export const paypalAccountSchema = z.object({
  /** The first and the last four characters of the client ID. */
  clientIdHint: z.string(),
  /** Whether its payments move money; the sandbox makes test orders, which need test payments to be on. */
  isLive: z.boolean(),
  /** Whether buyers are offered to pay with PayPal. */
  isOffered: z.boolean(),
  /** Whether PayPal reports payments by itself; without that, the server asks once a minute. */
  hasWebhook: z.boolean(),
  /** When the last event arrived; null if none has. */
  webhookAt: z.iso.datetime().nullable(),
})

export type PayPalAccount = z.output<typeof paypalAccountSchema>

const paypalAccountReply = z.object({
  account: paypalAccountSchema.nullable(),
  /** Whether PayPal takes payments in the currency of the store. */
  takesCurrency: z.boolean(),
})

const PAYPAL = '/api/studio/paypal-account'

export const readPayPalAccount = defineRoute({
  method: 'GET',
  path: PAYPAL,
  summary: 'Reads the PayPal app that the store is connected to.',
  access: 'payments.write',
  replies: { 200: paypalAccountReply },
})

const credential = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^[\w-]{16,250}$/, message)

export const connectPayPalAccount = defineRoute({
  method: 'POST',
  path: PAYPAL,
  summary: 'Connects the store to a PayPal app by its client ID and secret.',
  access: 'payments.write',
  body: z.strictObject({
    clientId: credential('Enter the client ID of the app: letters, digits, - and _.'),
    clientSecret: credential('Enter the secret of the app: letters, digits, - and _.'),
    /** Whether it is an app of the live environment, and not of the sandbox. */
    isLive: z.boolean(),
  }),
  replies: {
    200: paypalAccountReply,
    400: problemSchema,
    422: problemSchema,
    502: problemSchema,
  },
})

export const changePayPalAccount = defineRoute({
  method: 'PUT',
  path: PAYPAL,
  summary: 'Sets whether buyers are offered to pay with PayPal.',
  access: 'payments.write',
  body: z.strictObject({ isOffered: z.boolean() }),
  replies: { 200: paypalAccountReply, 400: problemSchema, 409: problemSchema },
})

export const disconnectPayPalAccount = defineRoute({
  method: 'DELETE',
  path: PAYPAL,
  summary:
    'Disconnects the store from PayPal and deletes its secret. Payments made there cannot be refunded from here until it is connected again.',
  access: 'payments.write',
  replies: { 200: paypalAccountReply },
})
