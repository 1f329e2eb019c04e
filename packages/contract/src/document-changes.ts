import * as z from 'zod'
import { revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const idParams = z.object({ id: z.uuid() })

/** The names of members, and of elements of lists by their `id`. */
const pathSchema = z.array(z.string().max(200)).max(32)

export const opSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), path: pathSchema, value: z.unknown() }),
  z.object({ op: z.literal('unset'), path: pathSchema }),
  z.object({
    op: z.literal('insert'),
    path: pathSchema,
    value: z.unknown(),
    after: z.string().max(200).nullable(),
  }),
  z.object({ op: z.literal('remove'), path: pathSchema, id: z.string().max(200) }),
  z.object({
    op: z.literal('move'),
    path: pathSchema,
    id: z.string().max(200),
    after: z.string().max(200).nullable(),
  }),
])

export const conflictSchema = problemSchema.extend({
  /** The draft's revision. */
  rev: z.int().optional(),
  /** What others did since `base`. */
  remote: z.array(opSchema).optional(),
  conflicts: z
    .array(
      z.object({
        /** What stands there, or where it stands. */
        kind: z.enum(['value', 'place']),
        path: pathSchema,
        base: z.unknown().optional(),
        mine: z.unknown().optional(),
        theirs: z.unknown().optional(),
      }),
    )
    .optional(),
  /** Both sides, kept as versions. */
  stored: z.object({ mineVersion: z.uuid(), theirsVersion: z.uuid() }).optional(),
  /** The number of the set that is to come next. */
  expected: z.int().optional(),
})

/** What is wrong, and where. */
export const faultSchema = problemSchema.extend({ path: pathSchema.optional() })

export const saveChanges = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/changes',
  summary:
    'Saves change sets made on revision `base`, and merges them with what others did since. A set that was taken before is not taken twice.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  params: idParams,
  body: z.object({
    /** The revision they were made on; `If-Match: "41"` says it as well. */
    base: revisionSchema.optional(),
    /** The editor's: one for each window. */
    clientId: z.string().regex(/^[\w-]{1,64}$/),
    sets: z
      .array(
        z.object({
          /** Counts from 1, for each document and client, without a gap. */
          seq: z.int().min(1).max(2_000_000_000),
          command: z.string().regex(/^[\w.-]{1,60}$/),
          label: z.string().max(200),
          ops: z.array(opSchema).max(5_000),
        }),
      )
      .min(1)
      .max(200),
  }),
  replies: {
    200: z.object({
      rev: z.int(),
      /** Whether others did something since; `remote` then leads from what was sent to `rev`. */
      merged: z.boolean(),
      remote: z.array(opSchema).optional(),
    }),
    404: problemSchema,
    409: conflictSchema,
    413: problemSchema,
    422: faultSchema,
  },
})

/** Who did it; null for the server itself, and for who works on the site no longer. */
export const changedBySchema = z.object({ id: z.uuid(), email: z.string() }).nullable()

export const changeSummarySchema = z.object({
  /** The draft's revision that it made. */
  rev: z.int(),
  command: z.string(),
  label: z.string(),
  madeAt: z.string(),
  by: changedBySchema,
})

export const listChanges = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/changes',
  summary: 'What was changed in a document, by whom and when, newest first; kept for 90 days.',
  access: 'content.read',
  params: idParams,
  query: z.object({
    /** A revision: what came before it is told. */
    cursor: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .optional(),
  }),
  replies: {
    200: z.object({
      changes: z.array(changeSummarySchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
    404: problemSchema,
  },
})

export type ChangeSummary = z.output<typeof changeSummarySchema>
