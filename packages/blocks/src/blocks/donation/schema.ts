import { MAX_DONATION_MINOR } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_AMOUNTS = 12

/** An amount in minor units of the site's currency. */
const minor = z.int().check(z.minimum(1), z.maximum(MAX_DONATION_MINOR))

const amounts = z.array(z.strictObject({ id: idSchema, minor })).check(
  z.maxLength(MAX_AMOUNTS),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'uses an id twice'),
  z.refine(
    (all) => new Set(all.map((amount) => amount.minor)).size === all.length,
    'offers an amount twice',
  ),
)

export const data = z
  .object({
    amounts: z._default(amounts, []),
    /** Whether visitors may enter any amount between the minimum and the maximum. */
    takesOther: z._default(z.boolean(), true),
    leastMinor: z.optional(minor),
    mostMinor: z.optional(minor),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  })
  .check(
    z.refine(({ leastMinor = 0, mostMinor = MAX_DONATION_MINOR }) => leastMinor <= mostMinor, {
      error: 'must not be less than the minimum',
      path: ['mostMinor'],
    }),
  )

export type DonationData = z.output<typeof data>

export const text = { title: 'line', description: 'rich', button: 'line' } as const
export const itemText = { label: 'line' } as const
