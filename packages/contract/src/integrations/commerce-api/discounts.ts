import * as z from 'zod'
import {
  createDiscount,
  discountDetailSchema,
  discountSchema,
  discountStateSchema,
} from '../../catalog/discounts.ts'
import { problemSchema } from '../../problem.ts'
import { createRouteFactory } from '../../route.ts'

const defineRoute = createRouteFactory('discounts')

const DISCOUNTS = '/api/commerce/v1/discounts'
const params = z.object({ id: z.uuid() })
const limit = 'commerce-api'

export const apiListDiscounts = defineRoute({
  method: 'GET',
  path: DISCOUNTS,
  summary: 'Lists all discounts, newest first.',
  access: 'discounts:read',
  limit,
  query: z.object({ state: discountStateSchema.optional() }),
  replies: { 200: z.object({ discounts: z.array(discountSchema) }) },
})

export const apiReadDiscount = defineRoute({
  method: 'GET',
  path: `${DISCOUNTS}/{id}`,
  summary: 'Returns a discount with its products, its categories and what it sold.',
  access: 'discounts:read',
  limit,
  params,
  replies: { 200: discountDetailSchema, 404: problemSchema },
})

const discount = createDiscount.body.shape

const write = {
  access: 'discounts:write',
  limit,
  crumb: 'none',
} as const

export const apiCreateDiscount = defineRoute({
  ...write,
  method: 'POST',
  path: DISCOUNTS,
  summary: 'Creates a discount. An invalid one is rejected with an error for each field.',
  body: z.strictObject(discount),
  replies: { 200: discountDetailSchema, 409: problemSchema, 422: problemSchema },
})

/** The fields of a discount that a change names; all others stay. */
const discountPatch = z.strictObject({
  type: discount.type.optional(),
  code: discount.code.optional(),
  title: discount.title.optional(),
  percent: discount.percent.unwrap().optional(),
  amountCents: discount.amountCents.unwrap().optional(),
  appliesTo: discount.appliesTo.unwrap().optional(),
  productIds: discount.productIds.unwrap().optional(),
  categoryIds: discount.categoryIds.unwrap().optional(),
  buyQuantity: discount.buyQuantity.unwrap().optional(),
  getQuantity: discount.getQuantity.unwrap().optional(),
  minimumCents: discount.minimumCents.unwrap().optional(),
  startsAt: discount.startsAt.unwrap().optional(),
  endsAt: discount.endsAt.unwrap().optional(),
  maxUses: discount.maxUses.unwrap().optional(),
  maxPerCustomer: discount.maxPerCustomer.unwrap().optional(),
  enabled: discount.enabled.unwrap().optional(),
})

export const apiChangeDiscount = defineRoute({
  ...write,
  method: 'PATCH',
  path: `${DISCOUNTS}/{id}`,
  summary:
    'Changes the fields of a discount that the body names. With `enabled` it is turned on or off. Orders keep what they got.',
  params,
  body: discountPatch,
  replies: { 200: discountDetailSchema, 404: problemSchema, 422: problemSchema },
})
