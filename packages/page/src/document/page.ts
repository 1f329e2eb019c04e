import {
  collectionTypeCodes,
  folderBehaviorCodes,
  orderingCodes,
  pageTypeCodes,
} from '@vitrine/model'
import * as z from 'zod/mini'
import { linkSchema, localeSchema, referenceSchema } from './common.ts'
import { contentSchema } from './content.ts'
import { pageCodeSchema } from './page-code.ts'

/** Creates the schema of a code of a table in `@vitrine/model`. */
function createCodeSchema<const T extends Readonly<Record<string, number>>>(codes: T) {
  const known = Object.values(codes)
  return z.int().check(z.refine((code) => known.includes(code), 'must be one of the known codes'))
}

/** A slug: lower-case letters, digits and hyphens of any script; empty for the home page. */
const slugSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^$|^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u))

/** The title and slug of a document in one language. */
export const metaSchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  slug: slugSchema,
  /** The title in menus; the title by default. */
  navigationTitle: z.optional(z.string().check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(2_000))),
  seoTitle: z.optional(z.string().check(z.maxLength(200))),
  seoDescription: z.optional(z.string().check(z.maxLength(500))),
})

export const metaByLocaleSchema = z.record(localeSchema, metaSchema)

/** The readers: everyone, visitors with the page's password, or members of one of the areas. */
export const accessSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('password') }),
  z.strictObject({
    kind: z.literal('members'),
    memberAreaIds: z.array(referenceSchema).check(z.minLength(1)),
  }),
])

/** @see platform spec §9 "max items in user-orderable collection 250" */
export const MAX_ORDERED = 250

/** The collection of a page that has items or other pages. */
export const collectionSchema = z.strictObject({
  /** A code of `collectionTypeCodes`. */
  type: createCodeSchema(collectionTypeCodes),
  /** The name of the theme's files: `blog`, `events`, `products`. @see compat §1 "typeName" */
  typeName: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
  ordering: createCodeSchema(orderingCodes),
  pageSize: z.int().check(z.minimum(1), z.maximum(200)),
  /** The items in the owner's order; others follow. */
  itemIds: z.optional(z.array(referenceSchema).check(z.maxLength(MAX_ORDERED))),
  /** The pages of a folder or an index in order, and the behavior of its URL. */
  folder: z.optional(
    z.strictObject({
      behavior: createCodeSchema(folderBehaviorCodes),
      isIndex: z.boolean(),
      pageIds: z.array(referenceSchema).check(z.maxLength(MAX_ORDERED)),
    }),
  ),
  /** The target of a link in the structure. */
  link: z.optional(linkSchema),
  comments: z.optional(z.strictObject({ enabled: z.boolean(), moderated: z.boolean() })),
  /** The categories or tags of the items to show; all by default. */
  categories: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(25)))),
})

/** A page of a site's structure, or one of the platform's own pages. */
export const pageSchema = z.strictObject({
  schema: z.literal(1),
  /** A code of `pageTypeCodes`: 1 for a page that shows a collection, 2 for a page of blocks. */
  type: createCodeSchema(pageTypeCodes),
  meta: metaByLocaleSchema,
  ...contentSchema.shape,
  collection: z.optional(collectionSchema),
  access: accessSchema,
  settings: z.strictObject({
    /** Whether the page has a URL. */
    enabled: z.boolean(),
    /** The theme's layout; `default` by default. @see compat §1 "regionName" */
    layout: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/))),
    mainImageId: z.optional(referenceSchema),
    /** Whether search engines are asked not to index it. */
    noindex: z.optional(z.boolean()),
    /** The owner's code in the head and at the end of the page. */
    code: z.optional(pageCodeSchema),
    /** The settings of a popup overlay. */
    popup: z.optional(z.lazy(() => popupSchema)),
  }),
})

/** @see platform spec §2 "Popup positions: a 3x3 grid" */
export const popupPositions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center-center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const

export const popupSchema = z.strictObject({
  position: z.enum(popupPositions),
  /** The number of days until it is shown again after it was closed; 0 for never. */
  everyDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** The delay in milliseconds, or the scrolled part of the page, 0–100. */
  afterMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  afterScroll: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** The version; raised to show it again to visitors who closed it. */
  version: z.int().check(z.minimum(1)),
})

export type Meta = z.output<typeof metaSchema>
export type Access = z.output<typeof accessSchema>
export type Collection = z.output<typeof collectionSchema>
export type Popup = z.output<typeof popupSchema>
export type Page = z.output<typeof pageSchema>

/** The settings of a popup without its own. */
export const defaultPopup: Popup = {
  position: 'center-center',
  everyDays: 7,
  afterMs: 3_000,
  version: 1,
}
export { createCodeSchema }
