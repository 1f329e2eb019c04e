import * as z from 'zod'
import { languageTagSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

export const previewLinkSchema = z.object({
  id: z.uuid(),
  /** The document; null for all drafts of the site. */
  documentId: z.uuid().nullable(),
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
})

export type PreviewLink = z.output<typeof previewLinkSchema>

const params = z.object({ id: z.uuid() })

export const listPreviewLinks = defineRoute({
  method: 'GET',
  path: '/api/studio/preview-links',
  summary: 'Lists preview links, newest first.',
  access: 'content.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      links: z.array(previewLinkSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})

export const createPreviewLink = defineRoute({
  method: 'POST',
  path: '/api/studio/preview-links',
  summary: 'Creates a preview link for one document or the whole site.',
  access: 'content.edit',
  body: z.object({
    documentId: z.uuid().optional(),
    /** The language to open, if the draft is written in it; by default the site's own. */
    locale: languageTagSchema.optional(),
    label: z.string().max(200).optional(),
    days: z.int().min(1).max(90).default(7),
  }),
  replies: {
    /** The token and its URL are returned only once; the server stores a digest. */
    200: previewLinkSchema.extend({ token: z.string(), url: z.string() }),
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const revokePreviewLink = defineRoute({
  method: 'DELETE',
  path: '/api/studio/preview-links/{id}',
  summary: 'Revokes a preview link.',
  access: 'content.edit',
  params,
  replies: { 200: previewLinkSchema, 404: problemSchema },
})
