import { type DocumentState, documentStates } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** What a document says: `@vitrine/page` has the schema of each kind, and the server asks it. */
export const documentBodySchema = z.record(z.string(), z.unknown())

export const documentKindSchema = z.enum([
  'page',
  'item',
  'navigation',
  'header-footer',
  'site-settings',
  'aesthetics',
])

/** Counts from 1. */
export const revisionSchema = z.int().min(1).max(2_000_000_000)

export const languageTagSchema = z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/)

const states = Object.keys(documentStates) as readonly DocumentState[] // keys of that table

export const documentSummarySchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  collectionId: z.uuid().nullable(),
  /** In the asked language, else in any. */
  title: z.string(),
  slug: z.string(),
  state: z.enum(states),
  /** The draft's; it has changes to publish when `publishedRev` is another. */
  rev: z.int(),
  publishedRev: z.int().nullable(),
  /** Where visitors find it: no slash before it; null where it has no address. */
  path: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.uuid().nullable(),
  deletedAt: z.string().nullable(),
})

export const documentSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  collectionId: z.uuid().nullable(),
  rev: z.int(),
  body: documentBodySchema,
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  published: z.array(
    z.object({
      locale: languageTagSchema,
      rev: z.int(),
      path: z.string().nullable(),
      publishedAt: z.string(),
    }),
  ),
})

const idParams = z.object({ id: z.uuid() })
const cursorPage = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() }

export const listDocuments = defineRoute({
  method: 'GET',
  path: '/api/studio/documents',
  summary: 'Documents with their state in one language, the last changed first.',
  access: 'content.read',
  query: z.object({
    kind: documentKindSchema.optional(),
    collectionId: z.uuid().optional(),
    state: z.enum(states).optional(),
    /** The site's own language when left out. */
    locale: languageTagSchema.optional(),
    /** Part of a title or an address. */
    text: z.string().max(200).optional(),
    /** `only` for what is in the trash. */
    trash: z.enum(['only']).optional(),
    cursor: z.string().max(100).optional(),
  }),
  replies: {
    200: z.object({ documents: z.array(documentSummarySchema), ...cursorPage }),
  },
})

export const createDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents',
  summary: 'A new document, as a draft. An item belongs to a collection.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  repeatable: true,
  body: z.object({
    /** One of your own making, as for what was exported; new when left out. */
    id: z.uuid().optional(),
    kind: documentKindSchema,
    collectionId: z.uuid().optional(),
    body: documentBodySchema,
  }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
})

export const readDocument = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}',
  summary: 'A document with its draft.',
  access: 'content.read',
  params: idParams,
  replies: { 200: documentSchema, 404: problemSchema },
})

export const deleteDocument = defineRoute({
  method: 'DELETE',
  path: '/api/studio/documents/{id}',
  summary: 'Puts a document, and the items in it, in the trash; what visitors saw of it is gone.',
  access: 'content.edit',
  params: idParams,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})

export const restoreDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/restore',
  summary: 'Takes a document, and what went with it, out of the trash, as drafts.',
  access: 'content.edit',
  params: idParams,
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema },
})

export const copyDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/copies',
  summary: 'Another document that says the same, under another address, as a draft.',
  access: 'content.edit',
  repeatable: true,
  params: idParams,
  body: z.object({
    /** Of a collection: with another of each item in it. */
    items: z.boolean().default(false),
  }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema },
})

/** What a page may become. Stores are made as stores: the catalog keeps what they sell. */
export const pageForms = [
  'page',
  'folder',
  'index',
  'blog',
  'events',
  'gallery',
  'album',
  'course',
  'lessons',
] as const

export const convertPage = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/conversion',
  summary:
    'Makes of a page one of another form, in its draft. Refused where the items in it would not fit.',
  access: 'content.edit',
  params: idParams,
  body: z.object({ to: z.enum(pageForms) }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
})

export const moveItems = defineRoute({
  method: 'POST',
  path: '/api/studio/collections/{id}/items',
  summary:
    'Puts items into this collection, all of them or none. Visitors find them there at once; their old addresses lead there.',
  access: 'content.edit',
  params: idParams,
  body: z.object({ itemIds: z.array(z.uuid()).min(1).max(200) }),
  replies: {
    200: z.object({ moved: z.int() }),
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const emptyTrash = defineRoute({
  method: 'DELETE',
  path: '/api/studio/trash',
  summary: 'Deletes everything in the trash for good. By itself that happens after 30 days.',
  access: 'content.publish',
  replies: { 200: z.object({ deleted: z.int() }) },
})

export const deleteForGood = defineRoute({
  method: 'DELETE',
  path: '/api/studio/trash/{id}',
  summary: 'Deletes a document that is in the trash for good, with the items in it.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: z.object({ deleted: z.int() }), 404: problemSchema, 409: problemSchema },
})

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
const bySchema = z.object({ id: z.uuid(), email: z.string() }).nullable()

export const changeSummarySchema = z.object({
  /** The draft's revision that it made. */
  rev: z.int(),
  command: z.string(),
  label: z.string(),
  madeAt: z.string(),
  by: bySchema,
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
    200: z.object({ changes: z.array(changeSummarySchema), ...cursorPage }),
    404: problemSchema,
  },
})

export const versionSummarySchema = z.object({
  id: z.uuid(),
  rev: z.int(),
  /** Of a `conflict` both sides are kept: the label says which is which. */
  reason: z.enum(['auto', 'publish', 'restore', 'import', 'conflict', 'named']),
  label: z.string(),
  createdAt: z.string(),
  createdBy: z.uuid().nullable(),
  by: bySchema,
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
    200: z.object({ versions: z.array(versionSummarySchema), ...cursorPage }),
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

export type DocumentSummary = z.output<typeof documentSummarySchema>
export type DocumentWithDraft = z.output<typeof documentSchema>
export type PageForm = (typeof pageForms)[number]
export type ChangeSummary = z.output<typeof changeSummarySchema>
export type VersionSummary = z.output<typeof versionSummarySchema>
