import * as z from 'zod'
import { orderDetailSchema } from './orders.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('orders')

/** Hundredths of the order's currency. */
const cents = z.int().min(0).max(1_000_000_000_000)

export const createRefund = defineRoute({
  method: 'POST',
  path: '/api/studio/orders/{id}/refunds',
  summary:
    'Refunds items, shipping or any amount that was paid and not refunded yet. The caller names the refund, so that a repeated call changes nothing.',
  access: 'orders.write',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    id: z.uuid(),
    /** The refunded items; none for a refund of an amount alone. */
    lines: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          quantity: z.int().min(1).max(9_999),
          /** Whether the items were sent before. */
          isFulfilled: z.boolean(),
          /** Whether the items can be sold again. */
          restock: z.boolean(),
        }),
      )
      .max(500)
      .default([]),
    /** The amount that is refunded in all. */
    amountCents: cents.min(1),
    /** The part of the amount that is for shipping. */
    shippingCents: cents.default(0),
    /** The payments that it returns to, which add up to the amount; gift cards first if absent. */
    tenders: z
      .array(z.strictObject({ paymentId: z.uuid(), amountCents: cents.min(1) }))
      .min(1)
      .max(50)
      .optional(),
    /** The reason, which the buyer sees. */
    reason: z.string().trim().max(200).default(''),
    /** A note that only staff see. */
    note: z.string().trim().max(2_000).default(''),
    /** Whether the buyer gets an email. */
    notify: z.boolean(),
  }),
  replies: { 200: orderDetailSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
})
