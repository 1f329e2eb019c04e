import { type DocumentState, documentStates } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('documents')

/** The content of a document; `@vitrine/page` has the schema of each kind, which the server validates. */
export const documentBodySchema = z.record(z.string(), z.unknown())

/** A section of a document, in the format of `@vitrine/page`. */
export const sectionSchema = z.record(z.string(), z.unknown())

/** A block of a document, in the format of `@vitrine/page`. */
export const blockSchema = z.record(z.string(), z.unknown())

/** The elements of a header with their settings, as `@vitrine/page` describes them. */
export const headerSchema = z.record(z.string(), z.unknown())

/** The elements of a footer, as `@vitrine/page` describes them. */
export const footerSchema = z.record(z.string(), z.unknown())

/** A text with formats, as `@vitrine/page` describes it. */
export const richTextSchema = z.record(z.string(), z.unknown())

/** The announcement of the site settings, as `@vitrine/page` describes it. */
export const announcementBarSchema = z.record(z.string(), z.unknown())

export const documentKindSchema = z.enum([
  'page',
  'item',
  'navigation',
  'header-footer',
  'site-settings',
  'aesthetics',
])

/** A revision of a draft, counted from 1. */
export const revisionSchema = z.int().min(1).max(2_000_000_000)

export const languageTagSchema = z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/)

const states = Object.keys(documentStates) as readonly DocumentState[] // the keys of that table

/** The orders of a list of documents. */
export const documentSorts = ['changed', 'newest', 'oldest', 'title'] as const

export const documentSummarySchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  collectionId: z.uuid().nullable(),
  /** The title in the requested language, else in any. */
  title: z.string(),
  slug: z.string(),
  state: z.enum(states),
  /** The revision of the draft; it has unpublished changes if `publishedRev` differs. */
  rev: z.int(),
  publishedRev: z.int().nullable(),
  /** The public path without a leading slash; null if it has none. */
  path: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.uuid().nullable(),
  deletedAt: z.string().nullable(),
  /** The URL of the image of an item; null for other kinds and without one. */
  imageUrl: z.string().nullable(),
  /** The languages that the draft is written in, the site's own first. */
  languages: z.array(
    z.object({
      locale: languageTagSchema,
      /** The title in this language; empty for documents without titles. */
      title: z.string(),
      publishedRev: z.int().nullable(),
      path: z.string().nullable(),
    }),
  ),
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
      /** The version that visitors see. */
      versionId: z.uuid(),
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
  summary: 'Lists documents with their state in one language, last updated first unless sorted.',
  access: 'content.read',
  query: z.object({
    kind: documentKindSchema.optional(),
    collectionId: z.uuid().optional(),
    state: z.enum(states).optional(),
    /** The language; defaults to the site's own. */
    locale: languageTagSchema.optional(),
    /** A part of the title or path. */
    text: z.string().max(200).optional(),
    /** The id of the author of an item's draft. */
    author: z.string().min(1).max(60).optional(),
    /** A tag of an item's draft, exactly as it is written. */
    tag: z.string().min(1).max(50).optional(),
    /** A category of an item's draft, exactly as it is written. */
    category: z.string().min(1).max(25).optional(),
    /** `only` lists documents whose draft is not published in every language that it is written in. */
    changed: z.enum(['only']).optional(),
    /** `only` lists documents in the trash. */
    trash: z.enum(['only']).optional(),
    /** The order: last updated first by default, by the date of publication, or by title. */
    sort: z.enum(documentSorts).optional(),
    /** The cursor of a page of the same sort. */
    cursor: z.string().max(1_000).optional(),
  }),
  replies: {
    200: z.object({
      documents: z.array(documentSummarySchema),
      ...cursorPage,
      /** The number of documents in each state, on the first page of a collection; else null. */
      counts: z.record(z.enum(states), z.int()).nullable(),
    }),
    400: problemSchema,
  },
})

export const createDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents',
  summary: 'Creates a document as a draft. An item needs a collection.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  repeatable: true,
  body: z.object({
    /** An id of your choice, as for imports; generated if omitted. */
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
  summary: 'Returns a document with its draft.',
  access: 'content.read',
  params: idParams,
  replies: { 200: documentSchema, 404: problemSchema },
})

export const checkSlug = defineRoute({
  method: 'GET',
  path: '/api/studio/documents/{id}/slug',
  summary:
    'Returns whether a page or an item can have a URL in a language, and the nearest free one.',
  access: 'content.read',
  params: idParams,
  query: z.object({
    locale: languageTagSchema,
    slug: z.string().min(1).max(200),
    /** `new` asks for an item that is about to be added to this collection. */
    item: z.enum(['new']).optional(),
  }),
  replies: {
    200: z.object({
      /** The title of the document that has the URL; null if it is free. */
      takenBy: z.string().nullable(),
      /** The URL itself if it is free, else with the first free number. */
      free: z.string(),
    }),
    404: problemSchema,
  },
})

export const deleteDocument = defineRoute({
  method: 'DELETE',
  path: '/api/studio/documents/{id}',
  summary: 'Moves a document and its items to the trash and unpublishes them.',
  access: 'content.edit',
  params: idParams,
  replies: { 200: z.object({}), 404: problemSchema, 409: problemSchema },
})

export const restoreDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/restore',
  summary: 'Restores a document and its items from the trash as drafts.',
  access: 'content.edit',
  params: idParams,
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema },
})

export const copyDocument = defineRoute({
  method: 'POST',
  path: '/api/studio/documents/{id}/copies',
  summary: 'Duplicates a document as a draft with a different path.',
  access: 'content.edit',
  repeatable: true,
  params: idParams,
  body: z.object({
    /** Whether to duplicate the items of a collection too. */
    items: z.boolean().default(false),
  }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema },
})

/** The forms a page can be converted to. A store is created as such, because the catalog holds its products. */
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
  summary: 'Converts the draft of a page to another form. Rejected if its items do not fit.',
  access: 'content.edit',
  params: idParams,
  body: z.object({ to: z.enum(pageForms) }),
  replies: { 200: documentSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema },
})

export const moveItems = defineRoute({
  method: 'POST',
  path: '/api/studio/collections/{id}/items',
  summary:
    'Moves items to this collection, all or none. The change is public at once; old URLs redirect.',
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
  summary:
    'Permanently deletes everything in the trash. Documents are also deleted automatically after 30 days.',
  access: 'content.publish',
  replies: { 200: z.object({ deleted: z.int() }) },
})

export const deleteForGood = defineRoute({
  method: 'DELETE',
  path: '/api/studio/trash/{id}',
  summary: 'Permanently deletes a document in the trash with its items.',
  access: 'content.publish',
  params: idParams,
  replies: { 200: z.object({ deleted: z.int() }), 404: problemSchema, 409: problemSchema },
})

export type DocumentSummary = z.output<typeof documentSummarySchema>
export type DocumentWithDraft = z.output<typeof documentSchema>
export type PageForm = (typeof pageForms)[number]
