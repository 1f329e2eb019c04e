import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('content-import')

/** The maximum number of entries and of remarks in a report. */
export const MAX_REPORTED_ENTRIES = 500

/** The maximum number of posts and pages that one call imports; the next call continues. */
export const MAX_IMPORTED_ENTRIES = 50

const position = {
  /** The line in a file with many entries; null for a file of its own. */
  line: z.int().nullable(),
  /** The path of an entry in an archive; null in a file with many entries. */
  file: z.string().nullable(),
}

export const contentImportSchema = z.object({
  /** The program that exported the file. */
  format: z.string(),
  dryRun: z.boolean(),
  counts: z.object({
    posts: z.int(),
    pages: z.int(),
    /** The number of these that are drafts. */
    drafts: z.int(),
    /** The comments that come along with the posts. */
    comments: z.int(),
    /** The entries that an earlier call imported. */
    exists: z.int(),
    skip: z.int(),
    error: z.int(),
  }),
  images: z.object({ named: z.int(), stored: z.int() }),
  /** The redirects from old URLs that were added, or would be. */
  redirects: z.int(),
  /** The number of entries that are left for the next call. */
  remaining: z.int(),
  /** The entries with notes, at most 500. */
  entries: z.array(
    z.object({
      ...position,
      title: z.string(),
      action: z.enum(['create', 'skip', 'error']),
      /** The id of the document; null if there is none. */
      documentId: z.uuid().nullable(),
      notes: z.array(z.string()),
    }),
  ),
  /** The remarks on the file itself, at most 500. */
  remarks: z.array(z.object({ ...position, message: z.string() })),
})

export type ContentImport = z.output<typeof contentImportSchema>

export const importContentFile = defineRoute({
  method: 'POST',
  path: '/api/studio/content-imports',
  summary:
    'Imports the next posts and pages of an export of WordPress, Squarespace, Ghost or Medium, or of Markdown files, or reports what would be imported. Nothing is imported twice.',
  access: 'site.write',
  body: z.strictObject({
    /** The id of a private file, as an upload in parts returns it. */
    fileId: z.uuid(),
    /** Whether to report what would be imported, and change nothing. */
    dryRun: z.boolean(),
    /** The URL path of the blog of the posts, which is created if there is none. */
    collection: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(100)
      .default('blog'),
    /** Whether everything becomes a draft. */
    asDrafts: z.boolean().default(false),
    /** Whether to fetch images from public URLs. */
    fetchImages: z.boolean().default(true),
    /** Whether to redirect old URLs. */
    redirects: z.boolean().default(true),
    /** The URL of the old site, for images that the file names without it. */
    oldSite: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    /** The number of entries to import; the next call continues. */
    limit: z.int().min(1).max(MAX_IMPORTED_ENTRIES).default(20),
  }),
  replies: {
    200: contentImportSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const deleteContentFile = defineRoute({
  method: 'DELETE',
  path: '/api/studio/content-imports/files/{id}',
  summary: 'Deletes an uploaded export after its import.',
  access: 'site.write',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({}), 404: problemSchema },
})
