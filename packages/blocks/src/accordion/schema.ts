import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MOST_ITEMS = 100

export const data = z.object({
  items: z._default(z.array(z.strictObject({ id: idSchema })).check(z.maxLength(MOST_ITEMS)), []),
  opensFirst: z._default(z.boolean(), false),
  /** Opening one closes the one that was open. */
  oneAtATime: z._default(z.boolean(), false),
  iconSide: z._default(z.enum(['left', 'right']), 'right'),
  icon: z._default(z.enum(['plus', 'arrow']), 'plus'),
  hasDividers: z._default(z.boolean(), true),
})

export const itemText = { title: 'line', description: 'rich' } as const
