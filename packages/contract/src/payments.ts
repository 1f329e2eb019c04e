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

/** Receives the events of Stripe; the body is not parsed before its signature is verified over the bytes. */
export const receiveStripeEvent = defineRoute({
  method: 'POST',
  path: '/api/payments/stripe/events',
  summary: 'Receives signed events of Stripe. Available only while the store is connected to it.',
  access: 'anyone',
  crumb: 'none',
  limit: 'webhook',
  body: z.unknown(),
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema },
})

/** The account of Stripe that a store is connected to. Its secret key is never sent. */
export const stripeAccountSchema = z.object({
  name: z.string(),
  /** ISO 3166-1. */
  country: z.string(),
  /** The beginning and the last four characters of the key. */
  keyHint: z.string(),
  /** Whether its payments move money; a test key makes test orders, which need test payments to be on. */
  isLive: z.boolean(),
  /** Whether Stripe lets the account take payments. */
  chargesEnabled: z.boolean(),
  /** Whether buyers are offered to pay with Stripe. */
  isOffered: z.boolean(),
  /** Whether product pages tell that buyers can pay in installments. */
  offersInstallments: z.boolean(),
  /** Whether Afterpay or Clearpay has an offer for the country of the account. */
  canOfferInstallments: z.boolean(),
  /** Whether buyers pay in a form on the site, and not on Stripe's page. */
  usesCardForm: z.boolean(),
  /** The key that browsers use for the form; null if none was entered. */
  publishableKey: z.string().nullable(),
  /** Whether Stripe reports payments by itself; without that, the server asks once a minute. */
  hasWebhook: z.boolean(),
  /** When the last event arrived; null if none has. */
  webhookAt: z.iso.datetime().nullable(),
})

export type StripeAccount = z.output<typeof stripeAccountSchema>

const stripeAccountReply = z.object({ account: stripeAccountSchema.nullable() })

const STRIPE = '/api/studio/stripe-account'

export const readStripeAccount = defineRoute({
  method: 'GET',
  path: STRIPE,
  summary: 'Reads the account of Stripe that the store is connected to.',
  access: 'payments.write',
  replies: { 200: stripeAccountReply },
})

export const connectStripeAccount = defineRoute({
  method: 'POST',
  path: STRIPE,
  summary: 'Connects the store to an account of Stripe, by its secret key or a restricted one.',
  access: 'payments.write',
  body: z.strictObject({
    secretKey: z
      .string()
      .trim()
      .regex(
        /^(?:sk|rk)_(?:test|live)_\w{10,250}$/,
        'Enter the secret key of Stripe. It begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
      ),
  }),
  replies: {
    200: stripeAccountReply,
    400: problemSchema,
    422: problemSchema,
    502: problemSchema,
  },
})

export const changeStripeAccount = defineRoute({
  method: 'PUT',
  path: STRIPE,
  summary:
    'Sets whether buyers are offered to pay with Stripe, where they pay, and in installments.',
  access: 'payments.write',
  body: z
    .strictObject({
      isOffered: z.boolean(),
      offersInstallments: z.boolean(),
      usesCardForm: z.boolean(),
      publishableKey: z
        .string()
        .trim()
        .regex(
          /^pk_(?:test|live)_\w{10,250}$/,
          'Enter the publishable key of Stripe. It begins with pk_live_ or pk_test_.',
        ),
    })
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Name a setting to change.'),
  replies: {
    200: stripeAccountReply,
    400: problemSchema,
    409: problemSchema,
    422: problemSchema,
    502: problemSchema,
  },
})

export const disconnectStripeAccount = defineRoute({
  method: 'DELETE',
  path: STRIPE,
  summary:
    'Disconnects the store from Stripe and deletes its key. Payments made there cannot be refunded from here until it is connected again.',
  access: 'payments.write',
  replies: { 200: stripeAccountReply },
})
