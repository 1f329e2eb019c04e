import * as z from 'zod'
import { moneySchema } from './money.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('donations')

/** A donation; `id` and `number` are those of its order. */
export const donationSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  /** ISO 8601. */
  placedAt: z.string(),
  email: z.string(),
  /** The title in the site's own language. */
  title: z.string(),
  testMode: z.boolean(),
  amount: moneySchema,
  /** The refunded amount. */
  refunded: moneySchema,
})

export type Donation = z.output<typeof donationSchema>

export const listDonations = defineRoute({
  method: 'GET',
  path: '/api/studio/donations',
  summary: 'Lists donations, newest first, with totals by title and currency.',
  access: 'orders.read',
  query: z.object({ cursor: z.string().optional() }),
  replies: {
    200: z.object({
      donations: z.array(donationSchema),
      totals: z.array(
        z.object({
          title: z.string(),
          /** Whether these are test orders, in which no money has moved. */
          testMode: z.boolean(),
          count: z.int(),
          /** The amount after refunds. */
          amount: moneySchema,
        }),
      ),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})
