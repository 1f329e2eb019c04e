import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('multilingual')

export const siteLanguageSchema = z.object({
  /** The BCP 47 tag in canonical form, or the owner's own code. */
  tag: z.string(),
  /** The prefix of its URLs: `fr` of `/fr/about`; empty for the default. */
  prefix: z.string(),
  isDefault: z.boolean(),
  /** Whether the code is not a registered language. */
  isCustomCode: z.boolean(),
  /** Whether the language is public. */
  enabled: z.boolean(),
  /** The name in the language itself. */
  displayName: z.string(),
  direction: z.enum(['ltr', 'rtl']),
})

export type SiteLanguage = z.output<typeof siteLanguageSchema>

/** @see platform spec §7 */
export const readMultilingualSettings = defineRoute({
  method: 'GET',
  path: '/api/multilingual/settings',
  summary: 'Returns whether the site is multilingual, its default language and its URL style.',
  access: 'anyone',
  replies: {
    200: z.object({
      enabled: z.boolean(),
      defaultLanguage: z.string(),
      /** The language is the first segment of a URL. */
      urlStyle: z.literal('subdirectory'),
    }),
  },
})

/** @see platform spec §7 */
export const readMultilingualStatus = defineRoute({
  method: 'GET',
  path: '/api/multilingual/status',
  summary: 'Returns whether the site has more than one public language, and how many.',
  access: 'anyone',
  replies: { 200: z.object({ connected: z.boolean(), languageCount: z.int() }) },
})

/** @see platform spec §7 */
export const readLanguages = defineRoute({
  method: 'GET',
  path: '/api/multilingual/languages',
  summary: 'Lists the public languages of the site, the default first.',
  access: 'anyone',
  replies: { 200: z.object({ languages: z.array(siteLanguageSchema) }) },
})

export const listLanguages = defineRoute({
  method: 'GET',
  path: '/api/studio/languages',
  summary: 'Lists all languages of the site, including disabled ones, the default first.',
  access: 'content.read',
  replies: { 200: z.object({ languages: z.array(siteLanguageSchema) }) },
})

/** @see platform spec §7 */
export const changeLanguages = defineRoute({
  method: 'PUT',
  path: '/api/multilingual/languages',
  summary: 'Sets the other languages of the site and their order.',
  access: 'languages.write',
  body: z.object({
    languages: z
      .array(
        z.object({
          tag: z.string().max(100),
          /** The URL prefix; by default the current one, or the shortest unambiguous one. */
          prefix: z.string().max(100).optional(),
          isCustomCode: z.boolean().default(false),
          enabled: z.boolean().default(true),
          /** The name in the language itself. */
          displayName: z.string().max(200).optional(),
        }),
      )
      .max(1_000),
  }),
  replies: {
    200: z.object({ languages: z.array(siteLanguageSchema) }),
    400: problemSchema,
  },
})

/** @see platform spec §7 */
export const disconnectMultilingual = defineRoute({
  method: 'DELETE',
  path: '/api/multilingual/connection',
  summary: 'Removes all languages except the site’s own. Translations stay in the documents.',
  access: 'languages.write',
  replies: {
    200: z.object({ languages: z.array(siteLanguageSchema), message: z.string() }),
  },
})
