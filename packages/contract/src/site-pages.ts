import * as z from 'zod'
import { documentSummarySchema, languageTagSchema } from './documents.ts'
import { createRouteFactory } from './route.ts'
import { menuLayoutSchema } from './structure.ts'

const defineRoute = createRouteFactory('structure')

/** A page of the site with its state in the site's own language. */
export const sitePageSchema = z.object({
  ...documentSummarySchema.pick({ id: true, title: true, slug: true, state: true, path: true })
    .shape,
  /** A code of `pageTypeCodes`. */
  pageType: z.int(),
  /** The form of its collection, such as `blog` or `folder`; null for a page of blocks. */
  typeName: z.string().nullable(),
  isHome: z.boolean(),
  /** Whether the draft differs from what is published. */
  hasChanges: z.boolean(),
  /** Whether a password or membership is needed to read it. */
  isLocked: z.boolean(),
  /** Whether the platform shows it where it needs it, such as the page for unknown URLs. */
  isSystem: z.boolean(),
  /** Whether no menu and no folder leads to it. */
  isUnlinked: z.boolean(),
  /** The pages of a folder or an index, in order. */
  pageIds: z.array(z.string()),
})

export const readSitePages = defineRoute({
  method: 'GET',
  path: '/api/studio/pages',
  summary: 'Returns the menus of the site’s draft, and all pages with their states, by title.',
  access: 'content.read',
  replies: {
    200: z.object({
      /** The language of the site, in which new pages are written. */
      locale: languageTagSchema,
      menus: z.array(menuLayoutSchema),
      pages: z.array(sitePageSchema),
    }),
  },
})

export type SitePage = z.output<typeof sitePageSchema>
