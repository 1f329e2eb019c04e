import { idSchema, linkSchema, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** The maximum number of plans that can be compared side by side. */
export const MAX_PLANS = 6

export const data = z.object({
  plans: z._default(
    z
      .array(
        z.strictObject({
          id: idSchema,
          /** The member area of the plan: the button joins it, or buys it at the area's own price. */
          memberAreaId: z.optional(referenceSchema),
          /** The link of the button if the plan has no area. */
          link: z.optional(linkSchema),
          isHighlighted: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(MAX_PLANS)),
    [],
  ),
  design: z._default(z.enum(['card', 'plain']), 'card'),
  align: z._default(z.enum(['left', 'center']), 'left'),
  mark: z._default(z.enum(['check', 'dot', 'none']), 'check'),
})

export type Plan = z.output<typeof data>['plans'][number]

/** The texts of a plan. Perks are one to a line; the price of an area that is sold is the area's own. */
export const itemText = {
  name: 'line',
  description: 'lines',
  badge: 'line',
  price: 'line',
  period: 'line',
  perks: 'lines',
  button: 'line',
} as const
