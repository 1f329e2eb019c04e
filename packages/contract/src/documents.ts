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

export type DocumentSummary = z.output<typeof documentSummarySchema>
export type DocumentWithDraft = z.output<typeof documentSchema>
export type PageForm = (typeof pageForms)[number]
