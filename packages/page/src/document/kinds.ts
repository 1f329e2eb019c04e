import type * as z from 'zod/mini'
import { aestheticsSchema } from './aesthetics.ts'
import { headerFooterSchema } from './header-footer.ts'
import { itemSchema } from './item.ts'
import { navigationSchema } from './navigation.ts'
import { pageSchema } from './page.ts'
import { siteSettingsSchema } from './site-settings.ts'

/**
 * The schemas of all kinds of documents. All have drafts, versions, languages and publication; a site has any
 * number of pages and items, and one document of each other kind.
 */
export const documentSchemas = {
  page: pageSchema,
  item: itemSchema,
  navigation: navigationSchema,
  'header-footer': headerFooterSchema,
  'site-settings': siteSettingsSchema,
  aesthetics: aestheticsSchema,
} as const

export type DocumentKind = keyof typeof documentSchemas

export const documentKinds = Object.keys(documentSchemas) as readonly DocumentKind[]

/** The kinds that a site has one document of. */
export const singleKinds = ['navigation', 'header-footer', 'site-settings', 'aesthetics'] as const

/** The body of a document of kind `K`. */
export type BodyOf<K extends DocumentKind> = z.output<(typeof documentSchemas)[K]>

export type Body = BodyOf<DocumentKind>
