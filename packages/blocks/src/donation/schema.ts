import { MOST_DONATION_MINOR } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MOST_AMOUNTS = 12

/** In minor units of the site's currency. */
const minor = z.int().check(z.minimum(1), z.maximum(MOST_DONATION_MINOR))

const amounts = z.array(z.strictObject({ id: idSchema, minor })).check(
  z.maxLength(MOST_AMOUNTS),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'uses an id twice'),
  z.refine(
    (all) => new Set(all.map((amount) => amount.minor)).size === all.length,
    'offers an amount twice',
  ),
)

export const data = z
  .object({
    amounts: z._default(amounts, []),
    /** Any amount may be given, from the least to the most. */
    takesOther: z._default(z.boolean(), true),
    leastMinor: z.optional(minor),
    mostMinor: z.optional(minor),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  })
  .check(
    z.refine(({ leastMinor = 0, mostMinor = MOST_DONATION_MINOR }) => leastMinor <= mostMinor, {
      error: 'is less than the least',
      path: ['mostMinor'],
    }),
  )

export type DonationData = z.output<typeof data>

export const text = { title: 'line', description: 'rich', button: 'line' } as const
export const itemText = { label: 'line' } as const
