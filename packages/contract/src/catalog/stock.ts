import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { daySchema } from '../values/day.ts'

const defineRoute = createRouteFactory('catalog')

const STOCK = '/api/studio/stock'
const units = z.int().min(0).max(1_000_000_000)
const params = z.object({ variantId: z.uuid() })

export const stockFilters = ['low', 'out', 'committed', 'incoming'] as const

export const stockRowSchema = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** The option values; empty for the only variant of a product. */
  label: z.string(),
  sku: z.string(),
  backorder: z.boolean(),
  onHand: z.int(),
  /** The units of unfulfilled orders and of open checkouts. */
  committed: z.int(),
  /** The part of `committed` that open checkouts hold until they expire. */
  held: z.int(),
  /** On hand minus committed; negative if more was sold than is there. */
  available: z.int(),
  incoming: z.int(),
  /** The day on which the incoming units are expected. */
  expectedOn: z.string().nullable(),
  /** The number of available units from which the stock is low; null for no notice. */
  lowStockAt: z.int().nullable(),
  isLow: z.boolean(),
})

export type StockRow = z.output<typeof stockRowSchema>

export const listStock = defineRoute({
  method: 'GET',
  path: STOCK,
  summary: 'Lists the stock of every variant that counts it, by the name of its product.',
  access: 'products.read',
  query: z.object({
    cursor: z.string().max(1_000).optional(),
    /** A part of the title of the product, or of the SKU. */
    search: z.string().max(256).optional(),
    /** Low or sold out; with committed or incoming units. */
    filter: z.enum(stockFilters).optional(),
  }),
  replies: {
    200: z.object({
      variants: z.array(stockRowSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
      /** The number of variants that are low or sold out. */
      lowCount: z.int(),
    }),
    400: problemSchema,
  },
})

export const stockMoveKinds = ['receive', 'adjust', 'commit', 'release', 'ship', 'restock'] as const

export const stockHistorySchema = z.object({
  variant: stockRowSchema,
  /** The open checkouts that hold units. */
  holds: z.array(z.object({ quantity: z.int(), expiresAt: z.string() })),
  /** The latest moves, at most 100, newest first. */
  moves: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(stockMoveKinds),
      quantity: z.int(),
      reason: z.string(),
      movedAt: z.string(),
      /** The units on hand after this move. */
      onHandAfter: z.int(),
      /** The order that caused it; null for another cause. */
      order: z.object({ id: z.uuid(), number: z.int() }).nullable(),
      /** The address of the staff member who made it; null for another cause. */
      by: z.string().nullable(),
      isImport: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
})

export type StockHistory = z.output<typeof stockHistorySchema>

export const readStockHistory = defineRoute({
  method: 'GET',
  path: `${STOCK}/{variantId}`,
  summary: 'Returns the stock of a variant with everything that explains it.',
  access: 'products.read',
  params,
  replies: { 200: stockHistorySchema, 404: problemSchema },
})

export const moveStock = defineRoute({
  method: 'POST',
  path: `${STOCK}/{variantId}/moves`,
  summary: 'Adds, removes, counts or receives units of a variant. The same key has an effect once.',
  access: 'products.write',
  params,
  body: z.strictObject({
    /** A new UUID for each move, so that a repeated call does nothing. */
    key: z.uuid(),
    /** `adjust` adds units or removes negative ones, `count` sets those on hand, `receive` takes in incoming ones. */
    kind: z.enum(['adjust', 'count', 'receive']),
    quantity: z.int().min(-1_000_000_000).max(1_000_000_000),
    reason: z.string().max(1_000).default(''),
    /** Whether fewer units than are committed may stay on hand. */
    allowShortage: z.boolean().default(false),
  }),
  replies: { 200: stockHistorySchema, 400: problemSchema, 404: problemSchema, 422: problemSchema },
})

export const setIncomingStock = defineRoute({
  method: 'PUT',
  path: `${STOCK}/{variantId}/incoming`,
  summary: 'Sets how many units of a variant are on their way.',
  access: 'products.write',
  params,
  body: z.strictObject({ quantity: units, expectedOn: daySchema.nullable().default(null) }),
  replies: { 200: stockHistorySchema, 400: problemSchema, 404: problemSchema, 422: problemSchema },
})
