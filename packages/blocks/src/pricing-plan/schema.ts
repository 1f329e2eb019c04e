import { idSchema, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** More side by side nobody compares. */
export const MOST_PLANS = 6

export const data = z.object({
  plans: z._default(
    z
      .array(
        z.strictObject({
          id: idSchema,
          /** What it lets in to: joined where that is free, bought at its own price where it is sold. */
          memberAreaId: z.optional(referenceSchema),
          /** Where its button leads, without an area. */
          link: z.optional(linkSchema),
          isHighlighted: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(MOST_PLANS)),
    [],
  ),
  design: z._default(z.enum(['card', 'plain']), 'card'),
  align: z._default(z.enum(['left', 'center']), 'left'),
  mark: z._default(z.enum(['check', 'dot', 'none']), 'check'),
})

export type Plan = z.output<typeof data>['plans'][number]

/** Perks are one to a line. The price is not asked of what is sold: that is the area's. */
export const itemText = {
  name: 'line',
  description: 'lines',
  badge: 'line',
  price: 'line',
  period: 'line',
  perks: 'lines',
  button: 'line',
} as const
