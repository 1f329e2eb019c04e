import * as z from 'zod'
import { changedBySchema, contentProblemSchema } from './document-changes.ts'
import { problemSchema } from './problem.ts'
import { publicationEntrySchema, publishSetSchema } from './publications.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

const idParams = z.object({ id: z.uuid() })
const cursorPage = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }
const errorReplies = { 404: problemSchema, 409: problemSchema, 422: contentProblemSchema }

const reviewStateSchema = z.enum(['open', 'approved', 'declined', 'withdrawn'])

export const reviewSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  note: z.string(),
  state: reviewStateSchema,
  askedAt: z.string(),
  askedBy: z.uuid().nullable(),
  asker: changedBySchema,
  decidedAt: z.string().nullable(),
  decidedBy: z.uuid().nullable(),
  decider: changedBySchema,
  /** The reviewer's note. */
  answer: z.string(),
  publicationId: z.uuid().nullable(),
  entries: z.array(
    publicationEntrySchema.extend({
      /** Whether the draft was changed since the request. Approving publishes the draft as it was then. */
      isChangedSince: z.boolean(),
    }),
  ),
})

export const listReviews = defineRoute({
  method: 'GET',
  path: '/api/studio/reviews',
  summary: 'Lists review requests, newest first.',
  access: 'content.read',
  query: z.object({
    cursor: z.uuid().optional(),
    state: reviewStateSchema.optional(),
    /** `only` lists declined requests whose changes were neither requested again nor published since; entries that were are omitted. */
    returned: z.enum(['only']).optional(),
  }),
  replies: { 200: z.object({ reviews: z.array(reviewSchema), ...cursorPage }) },
})

export const requestReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews',
  summary: 'Requests a review of documents.',
  access: 'content.review',
  repeatable: true,
  body: z.object({
    entries: publishSetSchema,
    label: z.string().max(200).optional(),
    note: z.string().max(2_000).optional(),
  }),
  replies: { 200: reviewSchema, ...errorReplies },
})

export const approveReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews/{id}/approval',
  summary: 'Approves a review and publishes its documents.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: reviewSchema, ...errorReplies },
})

export const declineReview = defineRoute({
  method: 'POST',
  path: '/api/studio/reviews/{id}/refusal',
  summary: 'Declines a review with a note.',
  access: 'content.publish',
  params: idParams,
  body: z.object({ note: z.string().max(2_000) }),
  replies: { 200: reviewSchema, 404: problemSchema, 409: problemSchema },
})

export const withdrawReview = defineRoute({
  method: 'DELETE',
  path: '/api/studio/reviews/{id}',
  summary: 'Withdraws a review request.',
  access: 'content.review',
  params: idParams,
  replies: { 200: reviewSchema, 404: problemSchema, 409: problemSchema },
})

export type ReviewView = z.output<typeof reviewSchema>
