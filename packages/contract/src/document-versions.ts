import * as z from 'zod'
import { changedBySchema, faultSchema, opSchema } from './document-changes.ts'
import { documentBodySchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const idParams = z.object({ id: z.uuid() })

export const versionSummarySchema = z.object({
  id: z.uuid(),
  rev: z.int(),
  /** Of a `conflict` both sides are kept: the label says which is which. */
  reason: z.enum(['auto', 'publish', 'restore', 'import', 'conflict', 'named']),
  label: z.string(),
  createdAt: z.string(),
  createdBy: z.uuid().nullable(),
  by: changedBySchema,
})

export const documentVersionSchema = versionSummarySchema.extend({ body: documentBodySchema })

const versionParams = z.object({ id: z.uuid(), versionId: z.uuid() })

export const listVersions = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/versions',
  summary: 'The versions that were kept of a document, newest first.',
  access: 'content.read',
  params: idParams,
  query: z.object({ cursor: z.uuid().optional() }),
  replies: {
    200: z.object({
      versions: z.array(versionSummarySchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
    404: problemSchema,
  },
})

export const keepVersion = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/versions',
  summary: 'Keeps the draft as it is under a name.',
  access: 'content.edit',
  params: idParams,
  body: z.object({ label: z.string().min(1).max(200) }),
  replies: { 200: versionSummarySchema, 404: problemSchema, 409: problemSchema },
})

export const readVersion = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/versions/{versionId}',
  summary: 'A version with what it says.',
  access: 'content.read',
  params: versionParams,
  replies: { 200: documentVersionSchema, 404: problemSchema },
})

export const restoreVersion = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/versions/{versionId}/restore',
  summary: 'Makes the draft say what a version says: a change like any other, which can be undone.',
  access: 'content.edit',
  params: versionParams,
  replies: {
    200: z.object({
      rev: z.int(),
      ops: z.array(opSchema),
      /** What undoes it. */
      inverse: z.array(opSchema),
      /** The draft as it was before. */
      beforeVersion: z.uuid(),
    }),
    404: problemSchema,
    409: problemSchema,
    422: faultSchema,
  },
})

export type VersionSummary = z.output<typeof versionSummarySchema>
