import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('themes')

/** The maximum size of an uploaded theme. */
export const MAX_THEME_UPLOAD_BYTES = 50 * 1024 * 1024

/** The maximum number of a site's own themes. */
export const MAX_OWN_THEMES = 20

/** The maximum characters of a text file that is edited. */
const MAX_TEXT = 1_000_000

const title = z.string().trim().min(1).max(100)
const params = z.object({ id: z.uuid() })
const path = z.string().min(1).max(300)

/** A theme that belongs to one site and is changed in the studio. */
export const ownThemeSchema = z.object({
  id: z.uuid(),
  /** The name by which it is previewed and chosen, as that of an installed theme. */
  name: z.string(),
  /** The name by which its draft is previewed. */
  draftName: z.string(),
  title: z.string(),
  /** The title of the installed theme that it changes; empty for an uploaded one. */
  base: z.string(),
  /** The latest version. */
  version: z.int(),
  /** The version that visitors see if the site uses the theme; null if none was published. */
  publishedVersion: z.int().nullable(),
  /** Whether visitors see it. */
  isUsed: z.boolean(),
  createdAt: z.string(),
})

export type OwnTheme = z.output<typeof ownThemeSchema>

/** A problem of a file of a theme. */
export const themeProblemSchema = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
  /** Whether the theme cannot be published with it. */
  isFatal: z.boolean(),
})

export type ThemeProblem = z.output<typeof themeProblemSchema>

/** A file of a theme, and how it differs from that of the base. */
export const themeFileSchema = z.object({
  path: z.string(),
  bytes: z.int(),
  /** Whether it can be edited as text. */
  isText: z.boolean(),
  state: z.enum(['same', 'changed', 'added', 'removed']),
})

export type ThemeFile = z.output<typeof themeFileSchema>

export const themeVersionSchema = z.object({
  version: z.int(),
  createdAt: z.string(),
  /** The number of changed files, and the first of them. */
  files: z.int(),
  path: z.string(),
})

export type ThemeVersion = z.output<typeof themeVersionSchema>

export const ownThemeFilesSchema = z.object({
  theme: ownThemeSchema,
  files: z.array(themeFileSchema),
  problems: z.array(themeProblemSchema),
  /** The versions that can be restored, newest first. */
  versions: z.array(themeVersionSchema),
})

export type OwnThemeFiles = z.output<typeof ownThemeFilesSchema>

export const listOwnThemes = defineRoute({
  method: 'GET',
  path: '/api/studio/themes',
  summary: 'Lists the themes that belong to the site, and the themes to copy.',
  access: 'design.write',
  replies: {
    200: z.object({
      themes: z.array(ownThemeSchema),
      bases: z.array(z.object({ name: z.string(), title: z.string() })),
    }),
  },
})

export const createOwnTheme = defineRoute({
  method: 'POST',
  path: '/api/studio/themes',
  summary: 'Creates a theme of the site that is a copy of an installed one.',
  access: 'design.scripts',
  body: z.object({ title, base: z.string().max(63) }),
  replies: { 200: ownThemeSchema, 404: problemSchema, 409: problemSchema },
})

export const uploadOwnTheme = defineRoute({
  method: 'POST',
  path: '/api/studio/themes/upload',
  summary: 'Creates a theme of the site from a zip file of up to 50 MB, and publishes nothing.',
  access: 'design.scripts',
  encoding: 'multipart',
  limit: 'upload',
  bodyLimit: MAX_THEME_UPLOAD_BYTES,
  body: z.object({
    file: z.file({ error: 'The file is missing. Send it as form field “file”.' }),
    /** By default the name in `template.conf`. */
    title: title.optional(),
  }),
  replies: { 200: ownThemeSchema, 409: problemSchema, 413: problemSchema, 422: problemSchema },
})

export const readOwnTheme = defineRoute({
  method: 'GET',
  path: '/api/studio/themes/{id}',
  summary: 'Returns a theme of the site with its files, their problems and its versions.',
  access: 'design.write',
  params,
  replies: { 200: ownThemeFilesSchema, 404: problemSchema },
})

export const readThemeFile = defineRoute({
  method: 'GET',
  path: '/api/studio/themes/{id}/file',
  summary: 'Returns the text of a file of a theme.',
  access: 'design.write',
  params,
  query: z.object({ path }),
  replies: {
    200: z.object({
      path: z.string(),
      text: z.string(),
      /** The latest version of the theme, to be sent with a change. */
      version: z.int(),
    }),
    404: problemSchema,
  },
})

export const changeThemeFile = defineRoute({
  method: 'PUT',
  path: '/api/studio/themes/{id}/file',
  summary:
    'Saves, removes or resets a file of a theme, as its next version. Visitors do not see it.',
  access: 'design.scripts',
  bodyLimit: 4 * MAX_TEXT,
  params,
  body: z.object({
    path,
    /** The text; null removes the file, and without it the file becomes that of the base. */
    text: z.string().max(MAX_TEXT).nullable().optional(),
    /** The version of the theme that was seen. */
    version: z.int().min(0),
  }),
  replies: { 200: ownThemeFilesSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
})

export const restoreTheme = defineRoute({
  method: 'POST',
  path: '/api/studio/themes/{id}',
  summary: 'Restores the files of an earlier version of a theme, as its next version.',
  access: 'design.scripts',
  params,
  body: z.object({
    /** The version to restore. */
    restored: z.int().min(0),
    /** The version of the theme that was seen. */
    version: z.int().min(0),
  }),
  replies: { 200: ownThemeFilesSchema, 404: problemSchema, 409: problemSchema },
})

export const publishOwnTheme = defineRoute({
  method: 'PUT',
  path: '/api/studio/themes/{id}',
  summary: 'Publishes the latest version of a theme. A theme that cannot render pages is refused.',
  access: 'design.scripts',
  params,
  body: z.object({
    /** The version of the theme that was seen. */
    version: z.int().min(0),
  }),
  replies: {
    200: ownThemeSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema.extend({ problems: z.array(themeProblemSchema) }),
  },
})

export const deleteOwnTheme = defineRoute({
  method: 'DELETE',
  path: '/api/studio/themes/{id}',
  summary: 'Deletes a theme of the site that visitors do not see, with all its versions.',
  access: 'design.scripts',
  params,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})
