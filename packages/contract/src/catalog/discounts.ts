import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('discounts')

/** The kind of a discount: a percentage or an amount off, free delivery, or units that cost less with others. */
export const discountTypeSchema = z.enum(['percent', 'amount', 'free-shipping', 'buy-x-get-y'])

/** Whether buyers can use a discount now, and why not. */
export const discountStateSchema = z.enum(['active', 'scheduled', 'expired', 'used-up', 'off'])

/** A local time in the time zone of the site, such as `2026-11-27T00:00`. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const ids = z.array(z.uuid()).max(500)

/** A discount as its owner enters it. Values that its type does not use are ignored. */
const discountInput = z.object({
  type: discountTypeSchema,
  /** The code that buyers enter, unique in upper or lower case; null for a discount that applies by itself. */
  code: z.string().max(100).nullable(),
  /** The title that buyers see of a discount without a code. */
  title: z.string().max(200),
  /** The percentage off; for `buy-x-get-y` that of the units that cost less. */
  percent: z.number().nullable().default(null),
  /** The amount off in hundredths: once for the order, or for each unit of the products. */
  amountCents: z.number().nullable().default(null),
  appliesTo: z.enum(['all', 'products', 'categories']).default('all'),
  productIds: ids.default([]),
  /** Categories, with those below them. */
  categoryIds: ids.default([]),
  buyQuantity: z.number().nullable().default(null),
  getQuantity: z.number().nullable().default(null),
  /** The subtotal in hundredths from which it applies, before discounts and without gift cards; null for any. */
  minimumCents: z.number().nullable().default(null),
  startsAt: localTime.nullable().default(null),
  endsAt: localTime.nullable().default(null),
  /** The number of orders that may use it; null for any. */
  maxUses: z.number().nullable().default(null),
  /** The number of orders in which one buyer may use it; null for any. */
  maxPerCustomer: z.number().nullable().default(null),
  enabled: z.boolean().default(true),
})

const chosenSchema = z.object({ id: z.uuid(), name: z.string() })

export const discountSchema = discountInput.extend({
  id: z.uuid(),
  state: discountStateSchema,
  /** The number of orders that used it. */
  used: z.int(),
})

export const discountDetailSchema = discountSchema.extend({
  products: z.array(chosenSchema),
  categories: z.array(chosenSchema),
  /** The amount that it took off orders. */
  given: moneySchema,
  /** The total of those orders. */
  sold: moneySchema,
})

export type Discount = z.output<typeof discountSchema>
export type DiscountDetail = z.output<typeof discountDetailSchema>
export type DiscountInput = z.output<typeof discountInput>

const params = z.object({ id: z.uuid() })

export const listDiscounts = defineRoute({
  method: 'GET',
  path: '/api/studio/discounts',
  summary: 'Lists the discounts of the site.',
  access: 'store.read',
  query: z.object({
    /** A part of the code or the title. */
    search: z.string().max(200).optional(),
    state: discountStateSchema.optional(),
    sort: z.enum(['newest', 'title', 'used']).default('newest'),
  }),
  replies: {
    200: z.object({
      discounts: z.array(discountSchema),
      /** The number of all discounts, and of those in each state. */
      counts: z.object({
        all: z.int(),
        active: z.int(),
        scheduled: z.int(),
        expired: z.int(),
        'used-up': z.int(),
        off: z.int(),
      }),
    }),
    400: problemSchema,
  },
})

export const readDiscount = defineRoute({
  method: 'GET',
  path: '/api/studio/discounts/{id}',
  summary: 'Returns a discount with its products, its categories and what it sold.',
  access: 'store.read',
  params,
  replies: { 200: discountDetailSchema, 404: problemSchema },
})

export const createDiscount = defineRoute({
  method: 'POST',
  path: '/api/studio/discounts',
  summary: 'Creates a discount. An invalid one is rejected with an error for each field.',
  access: 'store.write',
  body: discountInput,
  replies: {
    200: discountDetailSchema,
    400: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const changeDiscount = defineRoute({
  method: 'PUT',
  path: '/api/studio/discounts/{id}',
  summary: 'Replaces a discount. Orders keep what they got.',
  access: 'store.write',
  params,
  body: discountInput,
  replies: {
    200: discountDetailSchema,
    400: problemSchema,
    404: problemSchema,
    422: problemSchema,
  },
})

export const switchDiscount = defineRoute({
  method: 'PUT',
  path: '/api/studio/discounts/{id}/enabled',
  summary: 'Turns a discount on or off.',
  access: 'store.write',
  params,
  body: z.object({ enabled: z.boolean() }),
  replies: { 200: discountDetailSchema, 404: problemSchema },
})

export const deleteDiscount = defineRoute({
  method: 'DELETE',
  path: '/api/studio/discounts/{id}',
  summary: 'Deletes a discount. Orders that used it keep it, and its code is free.',
  access: 'store.write',
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const listDiscountCategories = defineRoute({
  method: 'GET',
  path: '/api/studio/discount-categories',
  summary: 'Lists the categories that a discount can be for, with the names of those above them.',
  access: 'store.read',
  replies: { 200: z.object({ categories: z.array(chosenSchema) }) },
})
