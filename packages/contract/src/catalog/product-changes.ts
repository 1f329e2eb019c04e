import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('catalog')

const name = z.string().regex(/\S/, 'Enter a text.').max(1_000)
const path = z.array(name).min(1).max(10)
const cents = z.int().min(-1_000_000_000_000).max(1_000_000_000_000)

/** A change of many products. Each product keeps everything else. */
export const productChangeSchema = z.discriminatedUnion('kind', [
  /** Publishes, hides or archives. */
  z.strictObject({ kind: z.literal('status'), status: z.enum(['active', 'draft', 'archived']) }),
  z.strictObject({ kind: z.literal('delete') }),
  /** A path of display names from the top. A missing category is created. */
  z.strictObject({ kind: z.literal('addCategory'), path }),
  z.strictObject({ kind: z.literal('removeCategory'), path }),
  z.strictObject({ kind: z.literal('addTag'), tag: name }),
  z.strictObject({ kind: z.literal('removeTag'), tag: name }),
  /** Changes the price of every variant by percent with up to two decimals, rounded half up. */
  z.strictObject({
    kind: z.literal('pricePercent'),
    percent: z.number().min(-100).max(1_000).multipleOf(0.01),
  }),
  /** Changes the price of every variant by hundredths of the currency of the site. */
  z.strictObject({ kind: z.literal('priceAmount'), cents }),
])

export type ProductChange = z.output<typeof productChangeSchema>

export const productOutcomes = ['changed', 'unchanged', 'failed'] as const

export const changeProducts = defineRoute({
  method: 'POST',
  path: '/api/studio/products/changes',
  summary:
    'Changes, publishes, archives or deletes many products, and reports each. A product that fails is left as it was.',
  access: 'products.write',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), change: productChangeSchema }),
  replies: {
    200: z.object({
      results: z.array(
        z.object({
          id: z.uuid(),
          outcome: z.enum(productOutcomes),
          /** The reason of a failure; null otherwise. */
          message: z.string().nullable(),
        }),
      ),
    }),
    400: problemSchema,
  },
})

export type ProductChangeResult = z.output<(typeof changeProducts.replies)[200]>['results'][number]

export const deleteProduct = defineRoute({
  method: 'DELETE',
  path: '/api/studio/products/{id}',
  summary:
    'Deletes a product for good. Orders keep what they sold, carts lose it, and its URL answers 410.',
  access: 'products.write',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({}), 404: problemSchema },
})
