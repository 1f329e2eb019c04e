import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('payments')

/** The body is not parsed before its signature is verified over the bytes. */
export const receiveTestEvent = defineRoute({
  method: 'POST',
  path: '/api/payments/test/events',
  summary:
    'Receives signed events of the built-in test provider. Available only while the store takes test payments.',
  access: 'anyone',
  crumb: 'none',
  limit: 'webhook',
  body: z.unknown(),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})

const text = z.string().regex(/\S/, 'Enter a name.')

/** A way to pay that no provider reports: staff record the money when it has arrived. */
export const paymentMethodSchema = z.strictObject({
  id: z.uuid().optional(),
  /** `on_pickup` is offered with delivery methods of the kind `pickup`. */
  kind: z.enum(['bank_transfer', 'on_pickup']),
  name: text.max(100),
  /** Shown to the buyer once the order is placed, such as the account to pay to. */
  instructions: z.string().max(2_000).default(''),
})

export type PaymentMethod = z.output<typeof paymentMethodSchema>

const paymentSettings = z.strictObject({
  /** Whether buyers can place test orders, for which no money moves. */
  testPayments: z.boolean(),
  methods: z.array(paymentMethodSchema).max(20),
})

const SETTINGS = '/api/studio/payment-methods'

export const readPaymentMethods = defineRoute({
  method: 'GET',
  path: SETTINGS,
  summary: 'Lists the payment methods of the store in the order in which they are offered.',
  access: 'payments.write',
  replies: { 200: paymentSettings },
})

export const changePaymentMethods = defineRoute({
  method: 'PUT',
  path: SETTINGS,
  summary: 'Replaces the payment methods of the store. Methods keep their identity by id.',
  access: 'payments.write',
  body: paymentSettings,
  replies: { 200: paymentSettings, 400: problemSchema, 422: problemSchema },
})
