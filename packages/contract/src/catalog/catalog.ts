import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { problemSchema } from '../problem.ts'
import { productStatuses, productTypeNames } from './products.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('catalog')

/** @see storefront spec §3 "Inventory stock result" */
export const readStock = defineRoute({
  method: 'GET',
  path: '/api/commerce/inventory/stock/',
  summary:
    'Returns the available stock of each variant of a product, in the order of its variants.',
  access: 'anyone',
  query: z.object({ itemId: z.string().max(64) }),
  replies: {
    200: z.object({ results: z.array(z.object({ unlimited: z.boolean(), qtyInStock: z.int() })) }),
    404: problemSchema,
  },
})

export const productSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  productType: z.enum(productTypeNames),
  url: z.string(),
  imageUrl: z.string().nullable(),
  visible: z.boolean(),
  status: z.enum(productStatuses),
  /** The time at which a scheduled product becomes active; null in every other state. */
  publishAt: z.string().nullable(),
  variants: z.array(
    z.object({
      id: z.uuid(),
      label: z.string(),
      sku: z.string(),
      price: moneySchema,
      onSale: z.boolean(),
      unlimited: z.boolean(),
      /** The units in stock, and those committed to unfulfilled orders and held by checkouts. */
      onHand: z.int(),
      committed: z.int(),
    }),
  ),
  updatedAt: z.string(),
})

/** How a list of products is sorted: by the owner's order in the shop unless it says otherwise. */
export const productSorts = ['shop', 'title', 'newest', 'changed'] as const

export const listProducts = defineRoute({
  method: 'GET',
  path: '/api/studio/products',
  summary: 'Lists the products of the store with their stock, in the order of the shop by default.',
  access: 'products.read',
  query: z.object({
    cursor: z.string().optional(),
    /** A part of the title, or of the SKU of a variant. */
    search: z.string().max(256).optional(),
    /** Absent for active products and drafts. */
    status: z.enum(productStatuses).optional(),
    /** Only products of which a variant is low or sold out. */
    stock: z.enum(['low']).optional(),
    sort: z.enum(productSorts).optional(),
  }),
  replies: {
    200: z.object({
      products: z.array(productSummarySchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
      /** The number of products that match the search, by status; null on the pages after the first. */
      counts: z.record(z.enum(productStatuses), z.int()).nullable(),
    }),
  },
})

export type ProductSummary = z.output<typeof productSummarySchema>
