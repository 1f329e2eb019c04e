import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import { documentSchema, languageTagSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('themes')

/** A style value of a theme that owners may set. */
export const tweakSchema = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(['color', 'font', 'value', 'dropdown', 'checkbox', 'image']),
  category: z.string(),
  /** The current value: the owner's, else the theme's. */
  value: z.string(),
  /** The theme's value. */
  defaultValue: z.string(),
  /** Whether the owner set it. */
  isOwn: z.boolean(),
  /** The options of a dropdown. */
  options: z.array(z.string()),
  /** The labels of the options. */
  optionLabels: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().nullable(),
  /** The CSS selector of the affected elements. */
  target: z.string().nullable(),
  /** A CSS selector; the tweak is offered only on pages with a matching element. */
  showOnlyWhenPresent: z.string().nullable(),
})

/** The theme's settings for a type of collection. */
export const themeCollectionSchema = z.object({
  typeName: z.string(),
  title: z.string(),
  pageSize: z.int().nullable(),
  ordering: z.enum(['user-orderable', 'chronological', 'calendar', 'music-album']).nullable(),
  acceptTypes: z.array(z.string()),
  isFolder: z.boolean(),
  isIndex: z.boolean(),
})

/** An error in the theme's styles. */
export const styleErrorSchema = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
})

/** A type of items that the theme defines, with its fields. */
export const customTypeSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** The name of the type of the platform that it extends. */
  base: z.string(),
  /** The types of fields: `text`, `checkbox`, `image`, `gallery`, `wysiwyg`. */
  fields: z.array(z.object({ name: z.string(), title: z.string(), type: z.string() })),
})

export const siteThemeSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** The names of the installed themes. */
  themes: z.array(z.string()),
  tweaks: z.array(tweakSchema),
  collections: z.array(themeCollectionSchema),
  customTypes: z.array(customTypeSchema),
  /** The error because of which visitors see older styles; null if there is none. */
  styleError: styleErrorSchema.nullable(),
})

export type SiteTheme = z.output<typeof siteThemeSchema>

export const readTheme = defineRoute({
  method: 'GET',
  path: '/api/studio/theme',
  summary: 'Returns the theme of the site, its tweaks and the installed themes.',
  access: 'design.write',
  query: z.object({
    /** The language of titles, if the theme has it. */
    locale: languageTagSchema.optional(),
  }),
  replies: { 200: siteThemeSchema },
})

export const readThemeParts = defineRoute({
  method: 'GET',
  path: '/api/studio/theme/parts',
  summary:
    'Returns what pages, items and blocks can use of the theme: its components, page layouts and types of items.',
  access: 'content.read',
  replies: {
    200: z.object({
      components: z.array(z.object({ name: z.string(), title: z.string() })),
      /** The names of the page layouts; `default` is that of pages without one. */
      layouts: z.array(z.string()),
      customTypes: z.array(customTypeSchema),
    }),
  },
})

/** A page of the site on which a theme can be looked at. */
export const themePreviewPageSchema = z.object({
  /** The path with a leading slash. */
  path: z.string(),
  /** The title of the page or the product; empty for the home page. */
  title: z.string(),
  kind: z.enum(['home', 'product', 'collection', 'page']),
})

export const readThemeChoices = defineRoute({
  method: 'GET',
  path: '/api/studio/theme/choices',
  summary: 'Returns the installed themes, and pages of the site to look at them on.',
  access: 'design.write',
  replies: {
    200: z.object({
      /** The name of the theme that visitors see. */
      current: z.string(),
      /** The name of the installed theme before the last switch; null if there is none. */
      previous: z.string().nullable(),
      themes: z.array(z.object({ name: z.string(), title: z.string() })),
      pages: z.array(themePreviewPageSchema),
    }),
  },
})

/** The elements that a header or a footer can have. */
const elementNames = [
  'logo',
  'menu',
  'languages',
  'search',
  'account',
  'cart',
  'button',
  'social',
  'about',
  'categories',
  'copyright',
] as const

/** The names of the fonts of headings and text. */
const fontNamesSchema = z.object({ heading: z.string(), text: z.string() })

/** A part of a theme with the titles of the pages that use it. */
const usedPartSchema = z.object({ name: z.string(), pages: z.array(z.string()) })

/** The changes if the site switches to another theme. Content, menus, products and URLs stay. */
export const themeComparisonSchema = z.object({
  name: z.string(),
  title: z.string(),
  fonts: z.object({ before: fontNamesSchema, after: fontNamesSchema }),
  /** Whether the owner chose the palette, so that it stays. */
  keepsPalette: z.boolean(),
  /** The page layouts in use that the theme does not have; such pages use its default layout. */
  layouts: z.array(usedPartSchema),
  /** The components in use that the theme does not have; their blocks show nothing. */
  components: z.array(usedPartSchema),
  /** The elements of header and footer that the owner arranged and the theme does not show. */
  elements: z.array(z.object({ part: z.enum(['header', 'footer']), name: z.enum(elementNames) })),
  /** The places with sections of the owner that the theme does not show. */
  areas: z.array(z.string()),
  /** The menus with entries that the theme does not show. */
  menus: z.array(z.string()),
  /** The paths of pages that come with the current theme only. */
  pages: z.array(z.string()),
  /** The titles of the settings that the owner made for the current theme; they return with it. */
  settings: z.array(z.string()),
  /** The number of settings that the owner made for this theme earlier; they apply again. */
  storedSettings: z.int(),
})

export type ThemeComparison = z.output<typeof themeComparisonSchema>

export const compareTheme = defineRoute({
  method: 'GET',
  path: '/api/studio/theme/choices/{name}',
  summary: 'Returns what changes if the site switches to a theme, and changes nothing.',
  access: 'design.write',
  params: z.object({ name: z.string().max(63) }),
  replies: { 200: themeComparisonSchema, 404: problemSchema },
})

export const changeTheme = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme',
  summary: 'Changes the theme of the site. Content, menus and settings stay.',
  access: 'design.write',
  body: z.object({ name: z.string().max(63) }),
  replies: { 200: siteThemeSchema, 404: problemSchema },
})

/** The handlers of a theme and the other servers that it loads from, with the approval of the owner. */
export const themeScriptsSchema = z.object({
  /** The number of event handlers in its templates. */
  handlers: z.int(),
  /** Whether the handlers run. */
  runsHandlers: z.boolean(),
  origins: z.array(
    z.object({
      origin: z.string(),
      /** The kinds of files that it loads from there. */
      kinds: z.array(z.enum(['script', 'style', 'font'])),
      isAllowed: z.boolean(),
    }),
  ),
})

export const readThemeScripts = defineRoute({
  method: 'GET',
  path: '/api/studio/theme/scripts',
  summary: 'Returns the handlers of the theme, and the other servers that it loads from.',
  access: 'design.write',
  replies: { 200: themeScriptsSchema },
})

export const changeThemeScripts = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme/scripts',
  summary: 'Sets what the theme may run and load on pages of the site. It applies at once.',
  access: 'design.scripts',
  body: z.object({
    runsHandlers: z.boolean().optional(),
    /** The origins to allow; others that the theme loads from are refused. */
    origins: z.array(z.string().max(300)).max(200).optional(),
  }),
  replies: { 200: themeScriptsSchema },
})

const tweakName = z.string().max(100)
const tweakValue = z.string().max(200)

export const changeTweaks = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme/tweaks',
  summary: 'Sets settings of the theme; null resets one. Omitted settings stay.',
  access: 'design.write',
  body: z.object({
    values: z
      .record(tweakName, tweakValue.nullable())
      .refine((values) => Object.keys(values).length <= 500),
    /** Whether to save a draft only. */
    draft: z.boolean().optional(),
  }),
  replies: { 200: siteThemeSchema, 409: problemSchema, 422: contentProblemSchema },
})

export const previewTweaks = defineRoute({
  method: 'POST',
  path: '/api/studio/theme/tweaks/preview',
  summary: 'Returns what settings of the theme change on a page, and saves nothing.',
  access: 'design.write',
  body: z.object({
    /** All settings of the owner; the theme's own apply for missing ones. */
    values: z.record(tweakName, tweakValue).refine((values) => Object.keys(values).length <= 500),
  }),
  changesNothing: true,
  replies: {
    200: z.object({
      /** The classes of the body that the settings add, and those that they can add otherwise. */
      classes: z.array(z.string()),
      otherClasses: z.array(z.string()),
      /** The compiled CSS of the theme; null if the settings do not change it. */
      css: z.string().nullable(),
    }),
    422: problemSchema,
  },
})

export const createThemeCollection = defineRoute({
  method: 'POST',
  path: '/api/studio/theme/collections',
  summary:
    'Creates a collection draft with the theme’s settings for its type: order, page size and title.',
  access: 'content.edit',
  body: z.object({
    /** A type from the theme's `collections` or a built-in type. */
    typeName: z.string().max(61),
    title: z.string().min(1).max(200).optional(),
    /** The URL slug; derived from the title if omitted. */
    slug: z.string().max(200).optional(),
  }),
  replies: {
    200: documentSchema,
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
})
