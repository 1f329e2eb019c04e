import {
  collectionTypeCodes,
  folderBehaviorCodes,
  orderingCodes,
  pageTypeCodes,
} from '@vitrine/model'
import * as z from 'zod/mini'
import { linkSchema, localeSchema, referenceSchema } from './common.ts'
import { contentSchema } from './content.ts'

/** One code of a table of `@vitrine/model`. */
function codeOf<const T extends Readonly<Record<string, number>>>(codes: T) {
  const known = Object.values(codes)
  return z.int().check(z.refine((code) => known.includes(code), 'is not one of the known codes'))
}

/** A part of an address: lower-case letters, digits and hyphens of any script; empty for the home page. */
const slugSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^$|^[\p{Ll}\p{Lo}\p{N}\p{M}]+(-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u))

/** What a document is called and found by in one language. */
export const metaSchema = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  slug: slugSchema,
  /** As menus name it; the title when left out. */
  navigationTitle: z.optional(z.string().check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(2_000))),
  seoTitle: z.optional(z.string().check(z.maxLength(200))),
  seoDescription: z.optional(z.string().check(z.maxLength(500))),
})

export const metaByLocaleSchema = z.record(localeSchema, metaSchema)

/** Who may read: everybody, those with the page's password, or members of one of the areas. */
export const accessSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everybody') }),
  z.strictObject({ kind: z.literal('password') }),
  z.strictObject({
    kind: z.literal('members'),
    memberAreaIds: z.array(referenceSchema).check(z.minLength(1)),
  }),
])

/** @see platform spec §9 "max items in user-orderable collection 250" */
export const MOST_ORDERED = 250

/** What a page that holds items, or other pages, does with them. */
export const collectionSchema = z.strictObject({
  /** A code of `collectionTypeCodes`. */
  type: codeOf(collectionTypeCodes),
  /** The name of the theme's files for it: `blog`, `events`, `products`. @see compat §1 "typeName" */
  typeName: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
  ordering: codeOf(orderingCodes),
  pageSize: z.int().check(z.minimum(1), z.maximum(200)),
  /** For a collection that its owner orders: the items in order; those not named come after them. */
  itemIds: z.optional(z.array(referenceSchema).check(z.maxLength(MOST_ORDERED))),
  /** For a folder or an index: what its own address does, and what it holds in order. */
  folder: z.optional(
    z.strictObject({
      behavior: codeOf(folderBehaviorCodes),
      isIndex: z.boolean(),
      pageIds: z.array(referenceSchema).check(z.maxLength(MOST_ORDERED)),
    }),
  ),
  /** For a link in the structure: where it leads. */
  link: z.optional(linkSchema),
  comments: z.optional(z.strictObject({ enabled: z.boolean(), moderated: z.boolean() })),
  /** Items with this category or tag only: nothing left out when empty. */
  categories: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(25)))),
})

/** Everything with an address of its own in the structure of a site, and the platform's own pages. */
export const pageSchema = z.strictObject({
  schema: z.literal(1),
  /** A code of `pageTypeCodes`: 1 for a page that shows a collection, 2 for a page of blocks. */
  type: codeOf(pageTypeCodes),
  meta: metaByLocaleSchema,
  ...contentSchema.shape,
  collection: z.optional(collectionSchema),
  access: accessSchema,
  settings: z.strictObject({
    /** A page that is not enabled has no address. */
    enabled: z.boolean(),
    /** The theme's layout; `default` when left out. @see compat §1 "regionName" */
    layout: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/))),
    mainImageId: z.optional(referenceSchema),
    /** Kept out of search engines. */
    noindex: z.optional(z.boolean()),
    /** Popup overlays: where, how often and when. */
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
  /** Shown again this many days after it was closed; 0 for never again. */
  everyDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** Milliseconds after the page was opened, or the part of it that was scrolled past, 0–100. */
  afterMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  afterScroll: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** Raised when it is to be shown again to those who closed it. */
  version: z.int().check(z.minimum(1)),
})

export type Meta = z.output<typeof metaSchema>
export type Access = z.output<typeof accessSchema>
export type Collection = z.output<typeof collectionSchema>
export type Popup = z.output<typeof popupSchema>
export type Page = z.output<typeof pageSchema>
export { codeOf }
