import { currencies, isEmail } from '@vitrine/model'
import * as z from 'zod'
import { documentKindSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('settings')

export const siteSettingsSchema = z.object({
  id: z.uuid(),
  /** The name of the site in commands and folders. */
  identifier: z.string(),
  title: z.string(),
  /** Whether visitors see this title; false while other changes of the site settings wait to be published. */
  isTitlePublished: z.boolean(),
  /** The sender of emails to customers, and the recipient of notices; empty if there is none. */
  contactEmail: z.string(),
  /** The postal address of the owner, in lines, which newsletters end with; empty if there is none. */
  postalAddress: z.string(),
  /** The IANA name, which decides days and the display of times: `Europe/Berlin`. */
  timeZone: z.string(),
  /** The BCP 47 tag of the site's own language, in which URLs have no prefix. */
  language: z.string(),
  currency: z.enum(currencies),
  /** Whether the currency can still be changed: there are no prices and orders. */
  canChangeCurrency: z.boolean(),
})

export type SiteSettingsView = z.output<typeof siteSettingsSchema>

/** A setting that is in use; `documents` are those without a translation into the requested language. */
const settingInUseSchema = problemSchema.extend({
  documents: z
    .array(z.object({ documentId: z.uuid(), kind: documentKindSchema, title: z.string() }))
    .optional(),
})

export const readSiteSettings = defineRoute({
  method: 'GET',
  path: '/api/studio/site',
  summary:
    'Returns title, contact address, postal address, time zone, language and currency of the site.',
  access: 'site.read',
  replies: { 200: siteSettingsSchema },
})

export const changeSiteSettings = defineRoute({
  method: 'PUT',
  path: '/api/studio/site',
  summary:
    'Changes settings of the site; omitted ones stay. The currency stays once there are prices or orders. A new language takes over the texts of a site of one language; a site of several needs translations of all its documents.',
  access: 'site.write',
  body: z.strictObject({
    title: z
      .string()
      .trim()
      .min(1, 'Enter a title.')
      .max(200, 'Enter at most 200 characters.')
      .optional(),
    /** Empty for none. */
    contactEmail: z
      .string()
      .trim()
      .refine((text) => text === '' || isEmail(text), 'Please enter a valid email')
      .optional(),
    /** Empty for none. */
    postalAddress: z.string().trim().max(500, 'Enter at most 500 characters.').optional(),
    timeZone: z
      .string()
      .max(100)
      .refine(isTimeZone, 'Choose a time zone such as Europe/Berlin.')
      .optional(),
    language: z
      .string()
      .max(35)
      .refine(isLanguage, 'Choose a language such as en-US or de.')
      .optional(),
    currency: z.enum(currencies, 'Choose one of the currencies that a store can have.').optional(),
  }),
  replies: { 200: siteSettingsSchema, 400: problemSchema, 409: settingInUseSchema },
})

/** Returns whether a text is the IANA name of a time zone. Offsets such as "+02:00" know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns whether a text is a BCP 47 tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
