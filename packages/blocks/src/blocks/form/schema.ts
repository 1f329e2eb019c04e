import { idSchema, linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { captchaData } from '../../forms/captcha.ts'
import { listData } from '../../forms/lists.ts'
import { fieldsSchema } from './fields.ts'

const MAX_RETENTION_DAYS = 3_650
const MAX_HTML_LENGTH = 20_000

export const data = z.object({
  /** The name of the form in emails and lists, for the owner. */
  name: z._default(z.string().check(z.maxLength(100)), ''),
  fields: z._default(fieldsSchema, []),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  /** The link to follow after submitting, instead of showing the text `message`. */
  successRedirect: z.optional(linkSchema),
  /** The HTML and scripts below the text `message`, in a frame of their own origin. */
  submissionHtml: z._default(z.string().check(z.maxLength(MAX_HTML_LENGTH)), ''),
  /** The email address that is notified of submissions; the site's own by default. */
  recipient: z.optional(z.email().check(z.maxLength(256))),
  /** The number of days after which submissions are deleted; never by default. */
  keepsDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_RETENTION_DAYS))),
  /** Whether the visitor gets an email at the address in the first email field. */
  sendsReply: z._default(z.boolean(), false),
  ...listData,
  /** The option that visitors must have chosen to join the lists; all join by default. */
  joinsFor: z.optional(idSchema),
  ...captchaData,
})

export const text = {
  title: 'line',
  submit: 'line',
  message: 'rich',
  disclaimer: 'rich',
  replySubject: 'line',
  replyText: 'lines',
} as const

export const itemText = {
  title: 'line',
  description: 'lines',
  placeholder: 'line',
  option: 'line',
} as const
