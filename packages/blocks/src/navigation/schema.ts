import { idSchema, MAIN_NAVIGATION } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** A menu by its name. */
  navigationId: z._default(idSchema, MAIN_NAVIGATION),
  layout: z._default(z.enum(['row', 'column']), 'row'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  folders: z._default(z.enum(['closed', 'open', 'none']), 'closed'),
  showsLabel: z._default(z.boolean(), false),
  showsLanguages: z._default(z.boolean(), false),
})

/** What it is called, for those who do not see it too. */
export const text = { label: 'line' } as const
