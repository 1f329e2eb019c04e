import { idSchema, urlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_LINKS = 40

export const data = z.object({
  /** The links; the site's accounts if empty. Their names are the texts `<id>.name`. */
  links: z._default(
    z.array(z.strictObject({ id: idSchema, url: urlSchema })).check(z.maxLength(MAX_LINKS)),
    [],
  ),
  size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  shape: z._default(z.enum(['plain', 'square', 'round']), 'plain'),
  showsNames: z._default(z.boolean(), false),
})

export const itemText = { name: 'line' } as const
