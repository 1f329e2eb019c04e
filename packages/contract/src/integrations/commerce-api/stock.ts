import * as z from 'zod'
import { stockFilters, stockRowSchema } from '../../catalog/stock.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'
import { nextPageCursor, pageLimit } from './page.ts'

const defineRoute = createRouteFactory('catalog')

const STOCK = '/api/commerce/v1/stock'
const params = z.object({ variantId: z.uuid() })
const limit = 'commerce-api'

export const apiListStock = defineRoute({
  method: 'GET',
  path: STOCK,
  summary:
    'Lists the stock of every variant that counts it, page by page, by the name of its product.',
  access: 'stock:read',
  limit,
  query: z.object({
    limit: pageLimit,
    cursor: z.string().max(1_000).optional(),
    /** A part of the title of the product, or of the SKU. */
    search: z.string().max(256).optional(),
    filter: z.enum(stockFilters).optional(),
  }),
  replies: {
    200: z.object({ variants: z.array(stockRowSchema), nextPageCursor }),
    400: problemSchema,
  },
})

export const apiReadStock = defineRoute({
  method: 'GET',
  path: `${STOCK}/{variantId}`,
  summary: 'Returns the stock of a variant that counts it.',
  access: 'stock:read',
  limit,
  params,
  replies: { 200: stockRowSchema, 404: problemSchema },
})

export const apiAdjustStock = defineRoute({
  method: 'POST',
  path: `${STOCK}/{variantId}/adjustments`,
  summary: 'Adds units of a variant, removes them, or sets how many are on hand.',
  access: 'stock:write',
  limit,
  crumb: 'none',
  params,
  body: z.strictObject({
    /** `adjust` adds units or removes negative ones, `set` sets those on hand. */
    kind: z.enum(['adjust', 'set']),
    quantity: z.int().min(-1_000_000_000).max(1_000_000_000),
    /** The reason in the history of the stock; the name of the API key if it is empty. */
    reason: z.string().trim().max(1_000).default(''),
    /** Whether fewer units than are committed may stay on hand. */
    allowShortage: z.boolean().default(false),
  }),
  replies: { 200: stockRowSchema, 404: problemSchema, 422: problemSchema },
})
