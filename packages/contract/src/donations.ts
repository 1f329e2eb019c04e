import * as z from 'zod'
import { moneySchema } from './money.ts'
import { defineRoute } from './route.ts'

/** One donation; `id` and `number` are those of its order. */
export const donationSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  /** ISO 8601. */
  placedAt: z.string(),
  email: z.string(),
  /** What it was given to, in the site's own language. */
  title: z.string(),
  testMode: z.boolean(),
  amount: moneySchema,
  /** What was given back of it. */
  refunded: moneySchema,
})

export type Donation = z.output<typeof donationSchema>

export const listDonations = defineRoute({
  method: 'GET',
  path: '/api/studio/donations',
  summary: 'What was given, newest first, and how much in all for each title and currency.',
  access: 'orders.read',
  query: z.object({ cursor: z.string().optional() }),
  replies: {
    200: z.object({
      donations: z.array(donationSchema),
      totals: z.array(
        z.object({
          title: z.string(),
          /** No money has moved. */
          testMode: z.boolean(),
          count: z.int(),
          /** Without what was given back. */
          amount: moneySchema,
        }),
      ),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})
