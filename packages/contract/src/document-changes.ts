import * as z from 'zod'
import { revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

const idParams = z.object({ id: z.uuid() })

/** The path to a value: property names, and list elements by their `id`. */
const pathSchema = z.array(z.string().max(200)).max(32)

/** The path to an invalid value, which may be deep inside a text. */
const issuePathSchema = z.array(z.string().max(200)).max(100)

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
  /** The revision of the draft. */
  rev: z.int().optional(),
  /** The changes by others since `base`. */
  remote: z.array(opSchema).optional(),
  conflicts: z
    .array(
      z.object({
        /** Whether both sides changed the value or the position. */
        kind: z.enum(['value', 'place']),
        path: pathSchema,
        base: z.unknown().optional(),
        mine: z.unknown().optional(),
        theirs: z.unknown().optional(),
      }),
    )
    .optional(),
  /** The saved versions of both sides. */
  stored: z.object({ mineVersion: z.uuid(), theirsVersion: z.uuid() }).optional(),
  /** The sequence number of the next expected set. */
  expected: z.int().optional(),
})

/** A problem with the path of the first invalid value. */
export const contentProblemSchema = problemSchema.extend({
  path: issuePathSchema.optional(),
  /** All invalid values, at most 50. */
  issues: z.array(z.object({ path: issuePathSchema, message: z.string() })).optional(),
})

export const saveChanges = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/changes',
  summary:
    'Saves change sets based on revision `base` and merges them with later changes by others. A repeated set is applied once.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  params: idParams,
  body: z.object({
    /** The revision the sets are based on; alternatively the header `If-Match: "41"`. */
    base: revisionSchema.optional(),
    /** The id of the editor's window. */
    clientId: z.string().regex(/^[\w-]{1,64}$/),
    sets: z
      .array(
        z.object({
          /** The sequence number by document and client, from 1 without gaps. */
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
      /** Whether others changed the document since; `remote` then leads from the sent state to `rev`. */
      merged: z.boolean(),
      remote: z.array(opSchema).optional(),
      /** The ids of the blocks that others deleted, and that are back because the sets change them. */
      restored: z.array(z.string()).optional(),
    }),
    404: problemSchema,
    409: conflictSchema,
    413: problemSchema,
    422: contentProblemSchema,
  },
})

/** The staff member who made a change; null for the server and for former staff members. */
export const changedBySchema = z.object({ id: z.uuid(), email: z.string() }).nullable()

export const changeSummarySchema = z.object({
  /** The resulting revision of the draft. */
  rev: z.int(),
  command: z.string(),
  label: z.string(),
  madeAt: z.string(),
  by: changedBySchema,
})

export const listChanges = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/changes',
  summary: 'Lists the changes of a document, newest first. Changes are kept for 90 days.',
  access: 'content.read',
  params: idParams,
  query: z.object({
    /** A revision; older changes are returned. */
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

export const readChangesSince = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/changes/since/{rev}',
  summary:
    'Reads the operations that lead from a revision of the draft to the current one. A revision that is too old is an error; read the document then.',
  access: 'content.read',
  params: z.object({ id: z.uuid(), rev: z.string().regex(/^[1-9]\d{0,8}$/) }),
  replies: {
    200: z.object({ rev: z.int(), ops: z.array(opSchema) }),
    404: problemSchema,
    409: problemSchema,
  },
})

export type ChangeSummary = z.output<typeof changeSummarySchema>
