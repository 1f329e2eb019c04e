import {
  billingPeriodUnits,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  subscriptionActions,
  subscriptionStatuses,
  subscriptionViews,
} from '@vitrine/model'
import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('subscriptions')

/** How often a subscription is billed, and how many times. @see platform spec §3 "Subscription" */
export const subscriptionPlanSchema = z.strictObject({
  billingPeriod: z
    .strictObject({ value: z.int().min(1), unit: z.enum(billingPeriodUnits) })
    .refine(({ value, unit }) => value <= MAX_BILLING_PERIOD[unit], {
      path: ['value'],
      error: 'Choose a period of two years at most.',
    }),
  /** The number of orders; 0 for a subscription without an end. */
  numBillingCycles: z.int().min(0).max(MAX_BILLING_CYCLES),
})

/** @see storefront spec §7 */
export const subscribe = defineRoute({
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
  summary:
    'Begins the checkout of a subscription, apart from the visitor’s cart. Its page is `/checkout/subscription?cartToken=`.',
  access: 'anyone',
  limit: 'cart-write',
  query: z.object({ crumb: z.string().optional() }),
  body: z.object({
    itemId: z.string().max(64),
    /** Null or absent for an item without variants to choose from. */
    sku: z.string().max(100).nullish(),
    /** The quantity of each order; 1 if absent. */
    qty: z.unknown(),
    /** The JSON text of the answers, as when an item is added to the cart. */
    additionalFields: z.string().max(100_000).nullish(),
  }),
  replies: {
    200: z.object({
      /** Valid for a day. */
      cartToken: z.string(),
    }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    429: problemSchema,
  },
})

export const subscriptionSchema = z.object({
  id: z.uuid(),
  status: z.enum(subscriptionStatuses),
  /** Whether it ends with the period that is paid for. */
  cancelsAtEnd: z.boolean(),
  email: z.string(),
  productId: z.uuid(),
  title: z.string(),
  /** The values of the variant, joined; empty for a product without options. */
  variantName: z.string(),
  quantity: z.int(),
  /** The price of the units of one order, without delivery and tax. */
  amount: moneySchema,
  plan: subscriptionPlanSchema,
  /** The number of orders that were placed. */
  ordered: z.int(),
  testMode: z.boolean(),
  createdAt: z.string(),
  /** The time of the next order, or of the next attempt at its payment; null if none is coming. */
  nextAt: z.string().nullable(),
})

export type Subscription = z.output<typeof subscriptionSchema>

export const subscriptionDetailSchema = subscriptionSchema.extend({
  actions: z.array(z.enum(subscriptionActions)),
  /** The failed attempts at the next order. */
  failures: z.int(),
  paymentMethod: z.string(),
  /** Whether the provider charges the next order without the buyer. */
  chargesAutomatically: z.boolean(),
  /** The stored card or account that is charged; null if none is, or if it is not known. */
  savedMethod: z
    .object({
      /** Its brand, such as Visa. */
      brand: z.string(),
      lastFour: z.string().nullable(),
    })
    .nullable(),
  /** Why the last attempt at the next order failed; null if it did not. */
  failure: z.string().nullable(),
  orders: z.array(
    z.object({
      /** Null for a period that was skipped. */
      id: z.uuid().nullable(),
      number: z.int().nullable(),
      state: z.enum(['charging', 'paid', 'failed', 'skipped']),
      dueAt: z.string(),
      total: moneySchema.nullable(),
    }),
  ),
  events: z.array(
    z.object({ id: z.uuid(), kind: z.string(), text: z.string(), happenedAt: z.string() }),
  ),
})

export type SubscriptionDetail = z.output<typeof subscriptionDetailSchema>

const BASE = '/api/studio/subscriptions'
const params = z.object({ id: z.uuid() })
const list = z.object({
  view: z.enum(subscriptionViews).default('all'),
  /** Text in an email address or a title. */
  search: z.string().max(200).default(''),
})

export const listSubscriptions = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists subscriptions, newest first.',
  access: 'orders.read',
  query: list.extend({
    cursor: z.string().max(200).optional(),
    /** The id of an order, for the subscription that it belongs to. */
    order: z.uuid().optional(),
    /** The email address of a customer, in any case, for the subscriptions of one person. */
    email: z.string().max(320).optional(),
  }),
  replies: {
    200: z.object({
      subscriptions: z.array(subscriptionSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
      /** Whether this is a copy of the installation that charges, so that no orders are placed here. */
      isHeld: z.boolean(),
    }),
  },
})

export const exportSubscriptions = defineRoute({
  method: 'GET',
  path: '/api/studio/subscriptions-export',
  summary: 'Returns a page of subscriptions as CSV. The first page has the column names.',
  access: 'orders.read',
  query: list.extend({ cursor: z.string().max(200).optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.string().nullable() }) },
})

export const readSubscription = defineRoute({
  method: 'GET',
  path: `${BASE}/{id}`,
  summary: 'Returns a subscription with its orders and events.',
  access: 'orders.read',
  params,
  replies: { 200: subscriptionDetailSchema, 404: problemSchema },
})

export const changeSubscription = defineRoute({
  method: 'POST',
  path: `${BASE}/{id}/actions`,
  summary: 'Pauses, resumes or cancels a subscription, or skips its next order.',
  access: 'orders.write',
  params,
  body: z.strictObject({ action: z.enum(subscriptionActions) }),
  replies: { 200: subscriptionDetailSchema, 404: problemSchema, 409: problemSchema },
})

const settings = z.strictObject({
  /** The action that follows when the last attempt at a payment has failed. */
  afterFailures: z.enum(['pause', 'cancel']),
})

export const readSubscriptionSettings = defineRoute({
  method: 'GET',
  path: `${BASE}/settings`,
  summary: 'Returns the settings of subscriptions.',
  access: 'orders.read',
  replies: { 200: settings },
})

export const changeSubscriptionSettings = defineRoute({
  method: 'PUT',
  path: `${BASE}/settings`,
  summary: 'Changes the settings of subscriptions.',
  access: 'orders.write',
  body: settings,
  replies: { 200: settings },
})

export const confirmSubscriptions = defineRoute({
  method: 'POST',
  path: `${BASE}/confirm`,
  summary:
    'Confirms that this installation charges the subscriptions of the site, after a move or a restore.',
  access: 'orders.write',
  replies: { 200: z.object({}) },
})
