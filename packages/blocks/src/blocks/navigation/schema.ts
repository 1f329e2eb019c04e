import { idSchema, MAIN_NAVIGATION } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** The name of the menu. */
  navigationId: z._default(idSchema, MAIN_NAVIGATION),
  layout: z._default(z.enum(['row', 'column']), 'row'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  folders: z._default(z.enum(['closed', 'open', 'none']), 'closed'),
  showsLabel: z._default(z.boolean(), false),
  showsLanguages: z._default(z.boolean(), false),
})

/** The accessible name. */
export const text = { label: 'line' } as const
