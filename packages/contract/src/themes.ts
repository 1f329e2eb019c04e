import * as z from 'zod'
import { faultSchema } from './document-changes.ts'
import { documentSchema, languageTagSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** A value of its styles that a theme lets owners set. */
export const tweakSchema = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(['color', 'font', 'value', 'dropdown', 'checkbox', 'image']),
  category: z.string(),
  /** What holds: the owner's, else the theme's. */
  value: z.string(),
  /** Whether the owner set it. */
  isOwn: z.boolean(),
  /** Of a dropdown. */
  options: z.array(z.string()),
  /** The same, as owners read them. */
  optionLabels: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().nullable(),
  /** The elements it changes, as a selector. */
  target: z.string().nullable(),
  /** Offered where an element of this selector is on the page. */
  showOnlyWhenPresent: z.string().nullable(),
})

/** How the theme wants a kind of collection. */
export const themeCollectionSchema = z.object({
  typeName: z.string(),
  title: z.string(),
  pageSize: z.int().nullable(),
  ordering: z.enum(['user-orderable', 'chronological', 'calendar', 'music-album']).nullable(),
  acceptTypes: z.array(z.string()),
  isFolder: z.boolean(),
  isIndex: z.boolean(),
})

/** What a theme's styles stumble over. */
export const styleFaultSchema = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
})

export const siteThemeSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** All that the site could have. */
  themes: z.array(z.string()),
  tweaks: z.array(tweakSchema),
  collections: z.array(themeCollectionSchema),
  customTypes: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      base: z.string(),
      fields: z.array(z.object({ name: z.string(), title: z.string(), type: z.string() })),
    }),
  ),
  /** Why visitors see older styles than the theme has; null where they do not. */
  styleFault: styleFaultSchema.nullable(),
})

export type SiteTheme = z.output<typeof siteThemeSchema>

export const readTheme = defineRoute({
  method: 'GET',
  path: '/api/studio/theme',
  summary: 'The theme of the site, what of its styles may be set, and the other themes there are.',
  access: 'design.write',
  query: z.object({
    /** Of who reads it: titles are in that language where the theme has them. */
    locale: languageTagSchema.optional(),
  }),
  replies: { 200: siteThemeSchema },
})

export const changeTheme = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme',
  summary: 'Draws the site with another theme. Content, menus and settings stay.',
  access: 'design.write',
  body: z.object({ name: z.string().max(63) }),
  replies: { 200: siteThemeSchema, 404: problemSchema },
})

export const changeTweaks = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme/tweaks',
  summary: 'Sets values of the theme’s styles; null takes one back. What is not named stays.',
  access: 'design.write',
  body: z.object({
    values: z
      .record(z.string().max(100), z.string().max(200).nullable())
      .refine((values) => Object.keys(values).length <= 500),
  }),
  replies: { 200: siteThemeSchema, 422: problemSchema },
})

export const createThemeCollection = defineRoute({
  method: 'POST',
  path: '/api/studio/theme/collections',
  summary:
    'A new collection as the theme wants its kind: its order, how many items a page has, its title. A draft.',
  access: 'content.edit',
  body: z.object({
    /** As `collections` of the theme name it, or a kind of the platform's. */
    typeName: z.string().max(61),
    title: z.string().min(1).max(200).optional(),
    /** Made from the title when left out. */
    slug: z.string().max(200).optional(),
  }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema, 422: faultSchema },
})
