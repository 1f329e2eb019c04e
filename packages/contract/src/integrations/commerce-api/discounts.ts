import * as z from 'zod'
import { discountSchema, discountStateSchema } from '../../catalog/discounts.ts'
import { createRouteFactory } from '../../route.ts'

const defineRoute = createRouteFactory('discounts')

export const apiListDiscounts = defineRoute({
  method: 'GET',
  path: '/api/commerce/v1/discounts',
  summary: 'Lists all discounts, newest first.',
  access: 'discounts:read',
  limit: 'commerce-api',
  query: z.object({ state: discountStateSchema.optional() }),
  replies: { 200: z.object({ discounts: z.array(discountSchema) }) },
})
