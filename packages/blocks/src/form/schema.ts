import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { captchaData } from './captcha.ts'
import { fieldsSchema } from './fields.ts'

const MOST_KEPT_DAYS = 3_650

export const data = z.object({
  /** For the owner: in letters and lists. */
  name: z._default(z.string().check(z.maxLength(100)), ''),
  fields: z._default(fieldsSchema, []),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  /** Where a visitor is led instead of reading the text `message`. */
  successRedirect: z.optional(linkSchema),
  /** Who is told of what is sent; the site's own address when left out. */
  recipient: z.optional(z.email().check(z.maxLength(256))),
  /** After so many days what was sent is deleted; never when left out. */
  keepsDays: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_KEPT_DAYS))),
  ...captchaData,
})

export const text = { title: 'line', submit: 'line', message: 'rich', disclaimer: 'rich' } as const

export const itemText = {
  title: 'line',
  description: 'lines',
  placeholder: 'line',
  option: 'line',
} as const
