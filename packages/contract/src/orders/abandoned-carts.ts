import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('abandoned-carts')

/** Whether the buyer was reminded of a cart, and ordered since. */
export const abandonedCartStateSchema = z.enum(['open', 'reminded', 'recovered'])

/** A cart with the address of its buyer, who did not finish the checkout. */
export const abandonedCartSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The number of units. */
  items: z.int(),
  subtotal: moneySchema,
  state: abandonedCartStateSchema,
  /** The time of the last change. */
  abandonedAt: z.string(),
  /** The times of the reminders; null for one that was not sent. */
  firstSentAt: z.string().nullable(),
  secondSentAt: z.string().nullable(),
  /** The order that was placed after a reminder. */
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
})

export type AbandonedCart = z.output<typeof abandonedCartSchema>

export const listAbandonedCarts = defineRoute({
  method: 'GET',
  path: '/api/studio/abandoned-carts',
  summary: 'Lists abandoned carts with a known address, newest first, and counts those of 30 days.',
  access: 'orders.read',
  query: z.object({
    /** A part of the address. */
    search: z.string().max(256).optional(),
    state: abandonedCartStateSchema.optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      carts: z.array(abandonedCartSchema),
      /** The carts of the last 30 days. */
      figures: z.object({
        carts: z.int(),
        reminded: z.int(),
        recovered: z.int(),
        /** The total of the orders that were placed after a reminder, without test orders. */
        revenue: moneySchema,
      }),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})
