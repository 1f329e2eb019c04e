import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_ITEMS = 100

export const data = z.object({
  items: z._default(z.array(z.strictObject({ id: idSchema })).check(z.maxLength(MAX_ITEMS)), []),
  opensFirst: z._default(z.boolean(), false),
  /** Whether opening an item closes the open one. */
  oneAtATime: z._default(z.boolean(), false),
  iconSide: z._default(z.enum(['left', 'right']), 'right'),
  icon: z._default(z.enum(['plus', 'arrow']), 'plus'),
  hasDividers: z._default(z.boolean(), true),
})

export const itemText = { title: 'line', description: 'rich' } as const
