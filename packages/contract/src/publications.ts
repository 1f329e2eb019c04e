import { type CheckTextId, checkTexts } from '@vitrine/model'
import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import { documentKindSchema, languageTagSchema, revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

const documentLocale = { documentId: z.uuid(), locale: languageTagSchema }

/** The documents to publish together, each in one language at revision `rev`. */
export const publishSetSchema = z
  .array(z.object({ ...documentLocale, rev: revisionSchema }))
  .min(1)
  .max(200)

const unpublishSetSchema = z.array(z.object(documentLocale)).min(1).max(200)

const labelSchema = z.string().max(200).optional()

const scheduleStateSchema = z.enum(['pending', 'done', 'failed', 'canceled'])

export const publicationSchema = z.object({
  id: z.uuid(),
  action: z.enum(['publish', 'unpublish', 'rollback', 'trash']),
  label: z.string(),
  takesBack: z.uuid().nullable(),
  publishedAt: z.string(),
  publishedBy: z.uuid().nullable(),
  /** The published documents with their revisions and paths before and after. */
  changed: z.array(
    z.object({
      ...documentLocale,
      kind: documentKindSchema,
      title: z.string(),
      rev: z.int().nullable(),
      path: z.string().nullable(),
      /** The URL on this site with the prefix of the language, such as `/fr/a-propos`; null without a path. */
      url: z.string().nullable(),
      beforeRev: z.int().nullable(),
      beforePath: z.string().nullable(),
    }),
  ),
  /** The schedules with an older revision of one of these documents, which therefore publish nothing. */
  outdatedSchedules: z.array(
    z.object({ id: z.uuid(), label: z.string(), runAt: z.string(), state: scheduleStateSchema }),
  ),
})

const idParams = z.object({ id: z.uuid() })
const cursorPage = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }
const cursorQuery = z.object({ cursor: z.uuid().optional() })
const errorReplies = { 404: problemSchema, 409: problemSchema, 422: contentProblemSchema }

export const listPublications = defineRoute({
  method: 'GET',
  path: '/api/studio/publications',
  summary: 'Lists publications and unpublications, newest first.',
  access: 'content.read',
  query: cursorQuery,
  replies: { 200: z.object({ publications: z.array(publicationSchema), ...cursorPage }) },
})

export const publishDocuments = defineRoute({
  method: 'POST',
  path: '/api/studio/publications',
  summary: 'Publishes documents, all or none.',
  access: 'content.publish',
  repeatable: true,
  body: z.object({ entries: publishSetSchema, label: labelSchema }),
  replies: { 200: publicationSchema, ...errorReplies },
})

export const unpublishDocuments = defineRoute({
  method: 'POST',
  path: '/api/studio/unpublications',
  summary: 'Unpublishes documents, all or none. Their drafts stay.',
  access: 'content.publish',
  repeatable: true,
  body: z.object({ entries: unpublishSetSchema, label: labelSchema }),
  replies: { 200: publicationSchema, ...errorReplies },
})

export const rollBackPublication = defineRoute({
  method: 'POST',
  path: '/api/studio/publications/{id}/rollback',
  summary: 'Rolls back a publication. Drafts stay unchanged.',
  access: 'content.publish',
  repeatable: true,
  params: idParams,
  replies: { 200: publicationSchema, ...errorReplies },
})

export const proposalReasons = [
  'never-published',
  'collection',
  'linked-from-navigation',
  'linked',
  'navigation',
] as const

/** The commands that correct a content issue. */
export const issueFixes = [
  'mark-decorative',
  'lower-heading',
  'remove-link',
  'shade-image',
  'move-down',
  'use-full-width',
  'narrow-gaps',
  'remove-color',
  'recolor-shape',
  'remove-block',
  'remove-section',
] as const

/** The text of a check. The ids are those of `checkTexts` in `@vitrine/model`; they begin with the code of the issue. */
const checkTextSchema = z.object({
  id: z.enum(Object.keys(checkTexts) as [CheckTextId, ...CheckTextId[]]),
  /** The names and numbers in the text. Of an empty block, `advice` is the id of the text that the editor shows in its place. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A content issue of a block, such as a missing alternative text, or of a whole document. It does not prevent publishing. */
export const contentIssueSchema = z.object({
  ...documentLocale,
  /** The block; null if the document as a whole has the issue. */
  blockId: z.string().nullable(),
  /** The code of the type of the block. */
  blockType: z.int().optional(),
  /** The section, for an issue of a section as a whole. */
  sectionId: z.string().optional(),
  /** The issue code, such as `missing-alt`. */
  code: z.string(),
  /** The text as id and parameters, which the studio writes from its own catalog. */
  text: checkTextSchema,
  /** The text in English, for clients without a catalog. */
  message: z.string(),
  /** The text field of the block that fixes the issue: `alt` or `<item id>.alt`, or `slug` of the page; null if it is not in a text. */
  field: z.string().nullable(),
  /** The field with the file, for an issue of a file: `assetId`, or `<item id>.assetId` in a list. */
  fileField: z.string().optional(),
  /** A command of `@vitrine/page` that corrects the issue; null if the owner has to decide. */
  fix: z
    .object({
      kind: z.enum(issueFixes),
      command: z.string(),
      payload: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** The unpublished document that the block links to; publishing it too corrects the issue. */
  targetId: z.uuid().optional(),
})

/** A block that still has the content of a starter. It does not prevent publishing. */
export const placeholderSchema = z.object({ documentId: z.uuid(), blockId: z.string() })

export const proposePublication = defineRoute({
  method: 'POST',
  path: '/api/studio/publications/proposal',
  summary:
    'Returns the other drafts to publish with these, and the content issues and placeholders of these. Nothing is published.',
  access: 'content.read',
  body: z.object({ entries: publishSetSchema }),
  changesNothing: true,
  replies: {
    200: z.object({
      proposed: z.array(
        z.object({
          ...documentLocale,
          rev: z.int(),
          kind: documentKindSchema,
          title: z.string(),
          reason: z.enum(proposalReasons),
        }),
      ),
      /** The issues of the documents to publish, at most 200. */
      issues: z.array(contentIssueSchema),
      /** The number of blocks in the documents to publish that still have the content of a starter. */
      placeholderCount: z.int(),
      /** These blocks, at most 200. */
      placeholders: z.array(placeholderSchema),
    }),
    404: problemSchema,
  },
})

/** A document in one language that is scheduled or reviewed. */
export const publicationEntrySchema = z.object({
  ...documentLocale,
  rev: z.int().nullable(),
  kind: documentKindSchema,
  /** The title in this language, else in any; empty for documents without titles. */
  title: z.string(),
})

export const scheduleSchema = z.object({
  id: z.uuid(),
  action: z.enum(['publish', 'unpublish']),
  label: z.string(),
  runAt: z.string(),
  state: scheduleStateSchema,
  /** The reason for the failure; null if there is none. */
  failure: z.string().nullable(),
  publicationId: z.uuid().nullable(),
  entries: z.array(
    publicationEntrySchema.extend({
      /**
       * The newer publication of the document; null if there is none. A schedule never replaces it: at its
       * time it fails, publishes nothing, and the owner gets an email.
       */
      outdatedBy: z
        .object({ rev: z.int(), path: z.string().nullable(), publishedAt: z.string() })
        .nullable(),
    }),
  ),
})

export const listSchedules = defineRoute({
  method: 'GET',
  path: '/api/studio/schedules',
  summary: 'Lists scheduled publications and unpublications, newest first.',
  access: 'content.read',
  query: cursorQuery.extend({ state: scheduleStateSchema.optional() }),
  replies: { 200: z.object({ schedules: z.array(scheduleSchema), ...cursorPage }) },
})

export const createSchedule = defineRoute({
  method: 'POST',
  path: '/api/studio/schedules',
  summary: 'Schedules documents to be published or unpublished.',
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
  replies: { 200: scheduleSchema, ...errorReplies },
})

export const cancelSchedule = defineRoute({
  method: 'DELETE',
  path: '/api/studio/schedules/{id}',
  summary: 'Cancels a scheduled publication.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: scheduleSchema, 404: problemSchema, 409: problemSchema },
})

export type Publication = z.output<typeof publicationSchema>
export type PublishEntry = z.output<typeof publishSetSchema>[number]
export type ScheduleView = z.output<typeof scheduleSchema>
export type ContentIssue = z.output<typeof contentIssueSchema>
export type Placeholder = z.output<typeof placeholderSchema>
export type ProposalReason = (typeof proposalReasons)[number]
