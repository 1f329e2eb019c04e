import * as z from 'zod'
import {
  addCustomerNote,
  customerDetailSchema,
  customerSchema,
  customerSorts,
  customerViews,
} from '../../customers/customers.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { daySchema } from '../../values/day.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('customers')

const CUSTOMERS = '/api/commerce/v1/customers'
const limit = 'commerce-api'

/** A customer without the timeline, which names staff. */
export const apiCustomerSchema = customerDetailSchema.omit({ timeline: true })

export const apiListCustomers = defineRoute({
  method: 'GET',
  path: CUSTOMERS,
  summary: 'Lists customers, page by page, those with the latest orders first by default.',
  access: 'customers:read',
  limit,
  query: z.object({
    limit: pageLimit,
    cursor: z.string().max(800).optional(),
    /** The beginnings of words of the name or of parts of the email address. */
    search: z.string().max(256).optional(),
    view: z.enum(customerViews).default('all'),
    /** The day since which they have ordered, in the time zone of the site. */
    since: daySchema.optional(),
    sort: z.enum(customerSorts).default('recent'),
  }),
  replies: {
    200: z.object({ customers: z.array(customerSchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadCustomer = defineRoute({
  method: 'GET',
  path: `${CUSTOMERS}/{id}`,
  summary: 'Returns a customer with orders, addresses, consent and downloads.',
  access: 'customers:read',
  limit,
  params: z.object({ id: z.uuid() }),
  replies: { 200: apiCustomerSchema, 404: problemSchema },
})

export const apiAddCustomerNote = defineRoute({
  method: 'POST',
  path: `${CUSTOMERS}/{id}/notes`,
  summary: 'Adds a note, which only staff see, to the timeline of a customer.',
  access: 'customers:write',
  limit,
  crumb: 'none',
  params: z.object({ id: z.uuid() }),
  body: addCustomerNote.body.omit({ id: true }),
  replies: { 200: apiCustomerSchema, 404: problemSchema },
})
