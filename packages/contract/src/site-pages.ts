import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import { documentSummarySchema, languageTagSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
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
  /** Whether no menu and no folder leads to it. The menu of hidden pages is none. */
  isUnlinked: z.boolean(),
  /** The pages of a folder or an index, in order. */
  pageIds: z.array(z.string()),
  /** The number of its items; null for a page that is no collection of items. */
  itemCount: z.int().nullable(),
  /** The time of the next change that is planned; null without one. */
  scheduledAt: z.string().nullable(),
})

/** The name of a menu. */
const menuSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** The entry of a menu or the page before it; null for the first place. */
const afterSchema = z.string().max(40).nullable()

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
      /** The names of the menus that the theme shows, of those that the site has, and of that of its member areas. */
      menuNames: z.array(z.string()),
      /** The member areas of the site by name, to which entries of menus may lead. */
      areas: z.array(z.object({ id: z.uuid(), name: z.string() })),
      /** The number of documents in the trash that were moved there themselves. */
      trashed: z.int(),
      pages: z.array(sitePageSchema),
    }),
  },
})

export const moveEntry = defineRoute({
  method: 'POST',
  path: '/api/studio/pages/moves',
  summary:
    'Moves an entry of a menu or a folder, adds a page, a link or a member area to one, or removes it. Published at once if the staff member may publish, else saved as drafts.',
  access: 'content.edit',
  body: z.object({
    entry: z.union([
      z.strictObject({ menu: menuSchema, id: z.string().max(40) }),
      /** A page in a folder, or one that is in no menu. */
      z.strictObject({ pageId: z.uuid(), folderId: z.uuid().nullable() }),
      /** A new link. */
      z.strictObject({
        link: z.strictObject({
          title: z.string().max(200),
          url: z.string().min(1).max(2_000),
          newWindow: z.boolean().default(false),
        }),
      }),
      /** A new entry that leads to a member area. */
      z.strictObject({ memberAreaId: z.uuid() }),
    ]),
    /** The new place; null removes the entry. */
    to: z
      .union([
        z.strictObject({ menu: menuSchema, after: afterSchema }),
        z.strictObject({ folderId: z.uuid(), after: afterSchema }),
      ])
      .nullable(),
  }),
  replies: {
    200: z.object({ published: z.boolean() }),
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
})

export const setHomePage = defineRoute({
  method: 'POST',
  path: '/api/studio/pages/{id}/home',
  summary:
    'Gives the URL of the home page to the draft of a page. The page that had it gets one from its title. Visitors see it once both are published.',
  access: 'content.edit',
  params: z.object({ id: z.uuid() }),
  replies: {
    200: z.object({
      /** The pages that had the URL. */
      previousIds: z.array(z.string()),
    }),
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
})

export type SitePage = z.output<typeof sitePageSchema>
