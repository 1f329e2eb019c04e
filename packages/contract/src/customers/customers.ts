import { downloadStates } from '@vitrine/model'
import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { addressSchema, orderSummarySchema } from '../orders.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { daySchema } from '../values/day.ts'

const defineRoute = createRouteFactory('customers')

/** A buyer, with or without an account: the orders of one email address. */
export const customerSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name of the newest order that has one, else of the account; empty if there is none. */
  name: z.string(),
  /** The number of orders, without test orders and canceled ones. */
  orderCount: z.int(),
  testOrderCount: z.int(),
  /** The amounts paid and not refunded, in each currency, without test orders. */
  spent: z.array(moneySchema),
  /** ISO 8601. */
  firstOrderAt: z.string(),
  lastOrderAt: z.string(),
  /** Whether there is an account whose address is confirmed. */
  hasAccount: z.boolean(),
  /** Whether the newsletter may be sent. */
  isSubscribed: z.boolean(),
})

export type Customer = z.output<typeof customerSchema>

/** The views of the list of customers. */
export const customerViews = ['all', 'account', 'subscribed'] as const

export const customerSorts = ['recent', 'spent', 'orders', 'name'] as const

const customerQuery = z.object({
  /** The beginnings of words of the name or of parts of the email address. */
  search: z.string().max(256).optional(),
  view: z.enum(customerViews).default('all'),
  /** The day since which they have ordered, in the time zone of the site. */
  since: daySchema.optional(),
  sort: z.enum(customerSorts).default('recent'),
  cursor: z.string().max(800).optional(),
})

export const listCustomers = defineRoute({
  method: 'GET',
  path: '/api/studio/customers',
  summary: 'Lists the customers of the store, those with the latest orders first by default.',
  access: 'customers.read',
  query: customerQuery,
  replies: {
    200: z.object({ customers: z.array(customerSchema), nextPageCursor: z.string().nullable() }),
  },
})

const consentSchema = z.object({
  /** Whether the newsletter may be sent; a pending subscription is not confirmed yet. */
  state: z.enum(['none', 'pending', 'confirmed', 'unsubscribed']),
  /** When the subscription was asked for, confirmed and ended; null if it was not. */
  requestedAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  /** The form that it came from; null if there is no subscription. */
  source: z.string().nullable(),
})

const noteOrEventSchema = z.object({
  id: z.string(),
  kind: z.enum(['order', 'account', 'note']),
  /** The number of the order, the text of the note; empty for an account. */
  text: z.string(),
  orderId: z.uuid().nullable(),
  /** The total of an order. */
  amount: moneySchema.nullable(),
  /** The email address of who wrote a note, or the API key of a program; null for a former staff member. */
  author: z.string().nullable(),
  happenedAt: z.string(),
})

export const customerDetailSchema = customerSchema.extend({
  /** The amounts refunded, in each currency, without test orders. */
  refunded: z.array(moneySchema),
  phone: z.string(),
  account: z
    .object({
      id: z.uuid(),
      /** BCP 47. */
      locale: z.string(),
      createdAt: z.string(),
    })
    .nullable(),
  /** The newest orders, at most 50, canceled ones and test orders included. */
  orders: z.array(orderSummarySchema),
  /** The saved addresses of the account, the default one first, then others that orders went to. */
  addresses: z.array(
    z.object({
      address: addressSchema,
      /** Whether it is the default address of the account. */
      isDefault: z.boolean(),
      /** The number of the newest order that went there; null for a saved address. */
      orderNumber: z.int().nullable(),
    }),
  ),
  consent: consentSchema,
  downloads: z.array(
    z.object({
      id: z.uuid(),
      orderId: z.uuid(),
      orderNumber: z.int(),
      filename: z.string(),
      state: z.enum(downloadStates),
    }),
  ),
  /** Orders and notes, newest first. */
  timeline: z.array(noteOrEventSchema),
  /** The orders that prevent erasing, with the reason: something is not sent, or a payment is open. */
  openOrders: z.array(
    z.object({
      id: z.uuid(),
      /** Null while the payment is being made. */
      number: z.int().nullable(),
      reason: z.enum(['unfulfilled', 'unpaid']),
    }),
  ),
})

export type CustomerDetail = z.output<typeof customerDetailSchema>

const params = z.object({ id: z.uuid() })

export const readCustomer = defineRoute({
  method: 'GET',
  path: '/api/studio/customers/{id}',
  summary: 'Returns a customer with orders, addresses, consent, downloads and notes.',
  access: 'customers.read',
  params,
  replies: { 200: customerDetailSchema, 404: problemSchema },
})

export const findCustomer = defineRoute({
  method: 'GET',
  path: '/api/studio/customer-of-order/{id}',
  summary: 'Returns the customer who placed an order.',
  access: 'customers.read',
  params,
  replies: { 200: z.object({ id: z.uuid() }), 404: problemSchema },
})

export const addCustomerNote = defineRoute({
  method: 'POST',
  path: '/api/studio/customers/{id}/notes',
  summary:
    'Adds a note, which only staff see, to a customer. The caller names the note, so that a repeated call changes nothing.',
  access: 'customers.write',
  params,
  body: z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(5_000) }),
  replies: { 200: customerDetailSchema, 404: problemSchema },
})

export const exportCustomers = defineRoute({
  method: 'GET',
  path: '/api/studio/customers-export',
  summary: 'Returns a page of customers as CSV. The first page has the column names.',
  access: 'customers.export',
  query: customerQuery,
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.string().nullable() }) },
})

/** Everything that is held about a person. */
const personalDataSchema = z.object({
  json: z.string(),
  /** The path of a zip file with the same text and the files that the person has sent; null without files. */
  archiveUrl: z.string().nullable(),
})

export const exportCustomer = defineRoute({
  method: 'GET',
  path: '/api/studio/customers/{id}/export',
  summary:
    'Returns everything that is held about a customer, as the text of a JSON file, and the URL of a zip file if there are files.',
  access: 'customers.export',
  params,
  replies: { 200: personalDataSchema, 404: problemSchema },
})

/** Covers accounts without orders, too, which are no customers. */
export const exportSiteUser = defineRoute({
  method: 'GET',
  path: '/api/studio/site-users/{id}/export',
  summary:
    'Returns everything that is held about a visitor with an account, as JSON text, and the URL of a zip file if there are files.',
  access: 'customers.export',
  params,
  replies: { 200: personalDataSchema, 404: problemSchema },
})

export const eraseCustomer = defineRoute({
  method: 'POST',
  path: '/api/studio/customers/{id}/erasure',
  summary:
    'Erases the personal data of a customer. Orders and invoices keep items, amounts, taxes and the country.',
  access: 'customers.erase',
  params,
  body: z.strictObject({
    /** The email address of the customer, to confirm. */
    confirmation: z.string().max(256),
  }),
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema, 422: problemSchema },
})
