import * as z from 'zod'
import { changedBySchema, contentProblemSchema, opSchema } from './document-changes.ts'
import { documentBodySchema, languageTagSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { publicationSchema } from './publications.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

const idParams = z.object({ id: z.uuid() })

/** The outcomes of versions that were saved to be published. What visitors saw counts before plans, these before reviews. */
export const versionOutcomes = [
  'published',
  'scheduled',
  'schedule-failed',
  'schedule-canceled',
  'review-requested',
  'returned',
  'review-withdrawn',
] as const

export const versionSummarySchema = z.object({
  id: z.uuid(),
  rev: z.int(),
  /** The reason for the version. A `conflict` saves both sides; the label tells which is which. */
  reason: z.enum(['auto', 'publish', 'restore', 'import', 'conflict', 'named']),
  /** The outcome of a version that was saved to be published; null for other reasons. */
  outcome: z.enum(versionOutcomes).nullable(),
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
  summary: 'Lists the saved versions of a document, newest first.',
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

export const saveVersion = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/versions',
  summary: 'Saves the current draft as a named version.',
  access: 'content.edit',
  params: idParams,
  body: z.object({ label: z.string().min(1).max(200) }),
  replies: { 200: versionSummarySchema, 404: problemSchema, 409: problemSchema },
})

export const readVersion = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/versions/{versionId}',
  summary: 'Returns a version with its content.',
  access: 'content.read',
  params: versionParams,
  replies: { 200: documentVersionSchema, 404: problemSchema },
})

export const restoreVersion = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/versions/{versionId}/restore',
  summary: 'Restores a version into the draft. The change can be undone.',
  access: 'content.edit',
  params: versionParams,
  replies: {
    200: z.object({
      rev: z.int(),
      ops: z.array(opSchema),
      /** The operations that undo the change. */
      inverse: z.array(opSchema),
      /** The version of the draft before the change. */
      beforeVersion: z.uuid(),
    }),
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
})

export const publishVersion = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/versions/{versionId}/publication',
  summary: 'Publishes a version again in one language. The draft stays unchanged.',
  access: 'content.publish',
  repeatable: true,
  params: versionParams,
  body: z.object({ locale: languageTagSchema }),
  replies: {
    200: publicationSchema,
    404: problemSchema,
    409: problemSchema,
    422: contentProblemSchema,
  },
})

export type VersionOutcome = (typeof versionOutcomes)[number]
export type VersionSummary = z.output<typeof versionSummarySchema>
