import * as z from 'zod'
import { orderQuerySchema } from '../orders.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('orders')

/** The maximum number of saved views of a site. */
export const MAX_ORDER_VIEWS = 20

const PATH = '/api/studio/order-views'
const params = z.object({ id: z.uuid() })
/** Unique among the views of the site, whatever its case. */
const name = z.string().trim().min(1, 'Enter a text.').max(60)

/** The search, the filters and the sort that a view saves. */
export const savedOrderQuerySchema = z.strictObject(orderQuerySchema.shape)

/** A view of the list of orders that staff have saved. All staff of the site see it. */
export const orderViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  query: savedOrderQuerySchema,
})

export type OrderView = z.output<typeof orderViewSchema>

const replies = {
  200: orderViewSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
} as const

export const listOrderViews = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Lists the saved views of the list of orders, in the order in which they were saved.',
  access: 'orders.read',
  replies: { 200: z.object({ views: z.array(orderViewSchema) }) },
})

export const createOrderView = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Saves the search and the filters of the list of orders under a name.',
  access: 'orders.write',
  body: z.strictObject({ name, query: savedOrderQuerySchema }),
  replies,
})

export const renameOrderView = defineRoute({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Renames a saved view.',
  access: 'orders.write',
  params,
  body: z.strictObject({ name }),
  replies,
})

export const deleteOrderView = defineRoute({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Deletes a saved view for all staff. The orders stay as they are.',
  access: 'orders.write',
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})
