import * as z from 'zod'
import { faultSchema } from './document-changes.ts'
import { documentKindSchema, languageTagSchema, revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const place = { documentId: z.uuid(), locale: languageTagSchema }

/** Documents to publish together: each in one language, as its draft was at `rev`. */
const publishSetSchema = z
  .array(z.object({ ...place, rev: revisionSchema }))
  .min(1)
  .max(200)

const unpublishSetSchema = z.array(z.object(place)).min(1).max(200)

const labelSchema = z.string().max(200).optional()

export const publicationSchema = z.object({
  id: z.uuid(),
  action: z.enum(['publish', 'unpublish', 'rollback', 'trash']),
  label: z.string(),
  takesBack: z.uuid().nullable(),
  publishedAt: z.string(),
  publishedBy: z.uuid().nullable(),
  /** What visitors see since, and what they saw before. */
  changed: z.array(
    z.object({
      ...place,
      kind: documentKindSchema,
      title: z.string(),
      rev: z.int().nullable(),
      path: z.string().nullable(),
      beforeRev: z.int().nullable(),
      beforePath: z.string().nullable(),
    }),
  ),
})

const idParams = z.object({ id: z.uuid() })
const cursorPage = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }
const cursorQuery = z.object({ cursor: z.uuid().optional() })
const refused = { 404: problemSchema, 409: problemSchema, 422: faultSchema }

export const listPublications = defineRoute({
  method: 'GET',
  path: '/api/studio/publications',
  summary: 'What was published and taken away, newest first.',
  access: 'content.read',
  query: cursorQuery,
  replies: { 200: z.object({ publications: z.array(publicationSchema), ...cursorPage }) },
})

export const publishDocuments = defineRoute({
  method: 'POST',
  path: '/api/studio/publications',
  summary: 'Publishes documents, all of them or none.',
  access: 'content.publish',
  repeatable: true,
  body: z.object({ entries: publishSetSchema, label: labelSchema }),
  replies: { 200: publicationSchema, ...refused },
})

export const unpublishDocuments = defineRoute({
  method: 'POST',
  path: '/api/studio/unpublications',
  summary: 'Takes documents away from visitors, all of them or none. Their drafts stay.',
  access: 'content.publish',
  repeatable: true,
  body: z.object({ entries: unpublishSetSchema, label: labelSchema }),
  replies: { 200: publicationSchema, ...refused },
})

export const rollBackPublication = defineRoute({
  method: 'POST',
  path: '/api/studio/publications/{id}/rollback',
  summary: 'Shows again what visitors saw before a publication. Drafts stay as they are.',
  access: 'content.publish',
  repeatable: true,
  params: idParams,
  replies: { 200: publicationSchema, ...refused },
})

export const proposalReasons = [
  'never-published',
  'collection',
  'linked-from-navigation',
  'linked',
  'navigation',
] as const

/** What keeps somebody from what a block has: it may be published all the same. */
export const contentFaultSchema = z.object({
  ...place,
  blockId: z.string(),
  /** One of `faultMessages` of the blocks: `missing-alt`. */
  code: z.string(),
  message: z.string(),
  /** The text of the block that would mend it: `alt`, or `<id of a thing in it>.alt`. */
  field: z.string(),
})

export const proposePublication = defineRoute({
  method: 'POST',
  path: '/api/studio/publications/proposal',
  summary:
    'Which other drafts should be published with these, and what in these keeps visitors from them; nothing is published.',
  access: 'content.read',
  body: z.object({ entries: publishSetSchema }),
  replies: {
    200: z.object({
      proposed: z.array(
        z.object({
          ...place,
          rev: z.int(),
          kind: documentKindSchema,
          title: z.string(),
          reason: z.enum(proposalReasons),
        }),
      ),
      /** Of those to be published, the first 200. */
      faults: z.array(contentFaultSchema),
    }),
    404: problemSchema,
  },
})

const entryOut = z.object({ ...place, rev: z.int().nullable() })

export const scheduleSchema = z.object({
  id: z.uuid(),
  action: z.enum(['publish', 'unpublish']),
  label: z.string(),
  runAt: z.string(),
  state: z.enum(['pending', 'done', 'failed', 'canceled']),
  /** Why it could not be done. */
  failure: z.string().nullable(),
  publicationId: z.uuid().nullable(),
  entries: z.array(entryOut),
})

export const listSchedules = defineRoute({
  method: 'GET',
  path: '/api/studio/schedules',
  summary: 'What is to be published or taken away at a time, and what was; the last set first.',
  access: 'content.read',
  query: cursorQuery,
  replies: { 200: z.object({ schedules: z.array(scheduleSchema), ...cursorPage }) },
})

export const createSchedule = defineRoute({
  method: 'POST',
  path: '/api/studio/schedules',
  summary: 'Publishes documents, or takes them away, at a time to come.',
  access: 'content.publish',
  repeatable: true,
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('publish'),
      runAt: z.iso.datetime({ offset: true }),
      entries: publishSetSchema,
      label: labelSchema,
    }),
    z.object({
      action: z.literal('unpublish'),
      runAt: z.iso.datetime({ offset: true }),
      entries: unpublishSetSchema,
      label: labelSchema,
    }),
  ]),
  replies: { 200: scheduleSchema, ...refused },
})

export const cancelSchedule = defineRoute({
  method: 'DELETE',
  path: '/api/studio/schedules/{id}',
  summary: 'Calls off what was to happen.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: scheduleSchema, 404: problemSchema, 409: problemSchema },
})

export const reviewSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  note: z.string(),
  state: z.enum(['open', 'approved', 'declined', 'withdrawn']),
  askedAt: z.string(),
  askedBy: z.uuid().nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.uuid().nullable(),
  /** What the one who decided has to say. */
  answer: z.string(),
  publicationId: z.uuid().nullable(),
  entries: z.array(entryOut),
})

export const listReviews = defineRoute({
  method: 'GET',
  path: '/api/studio/reviews',
  summary: 'What somebody is to look through before it is published, newest first.',
  access: 'content.read',
  query: cursorQuery,
  replies: { 200: z.object({ reviews: z.array(reviewSchema), ...cursorPage }) },
})

export const requestReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews',
  summary: 'Asks those who publish to look through documents.',
  access: 'content.review',
  repeatable: true,
  body: z.object({
    entries: publishSetSchema,
    label: labelSchema,
    note: z.string().max(2_000).optional(),
  }),
  replies: { 200: reviewSchema, ...refused },
})

export const approveReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews/{id}/approval',
  summary: 'Publishes what was asked for.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: reviewSchema, ...refused },
})

export const declineReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews/{id}/refusal',
  summary: 'Says why it is not published yet.',
  access: 'content.publish',
  params: idParams,
  body: z.object({ note: z.string().max(2_000) }),
  replies: { 200: reviewSchema, 404: problemSchema, 409: problemSchema },
})

export const withdrawReview = defineRoute({
  method: 'DELETE',
  path: '/api/studio/reviews/{id}',
  summary: 'Takes back what was asked.',
  access: 'content.review',
  params: idParams,
  replies: { 200: reviewSchema, 404: problemSchema, 409: problemSchema },
})

export const previewLinkSchema = z.object({
  id: z.uuid(),
  /** Null for drafts of the whole site. */
  documentId: z.uuid().nullable(),
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
})

export const listPreviewLinks = defineRoute({
  method: 'GET',
  path: '/api/studio/preview-links',
  summary: 'The links that show drafts to who has them, newest first.',
  access: 'content.read',
  query: cursorQuery,
  replies: { 200: z.object({ links: z.array(previewLinkSchema), ...cursorPage }) },
})

export const createPreviewLink = defineRoute({
  method: 'POST',
  path: '/api/studio/preview-links',
  summary: 'A link that shows drafts: of one document, or of the whole site.',
  access: 'content.edit',
  body: z.object({
    documentId: z.uuid().optional(),
    label: labelSchema,
    days: z.int().min(1).max(90).default(7),
  }),
  replies: {
    /** The token, and the address that holds it, are told this once: only its digest is kept. */
    200: previewLinkSchema.extend({ token: z.string(), url: z.string() }),
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const revokePreviewLink = defineRoute({
  method: 'DELETE',
  path: '/api/studio/preview-links/{id}',
  summary: 'Makes a link show nothing any more.',
  access: 'content.edit',
  params: idParams,
  replies: { 200: previewLinkSchema, 404: problemSchema },
})

export type Publication = z.output<typeof publicationSchema>
export type PublishEntry = z.output<typeof publishSetSchema>[number]
export type ScheduleView = z.output<typeof scheduleSchema>
export type ReviewView = z.output<typeof reviewSchema>
export type PreviewLink = z.output<typeof previewLinkSchema>
export type ContentFault = z.output<typeof contentFaultSchema>
export type ProposalReason = (typeof proposalReasons)[number]
