import * as z from 'zod/mini'

/** The id of a block, a section or a list entry inside its document. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))

/** The id of another document, a product or an asset: links contain ids, not URLs. */
export const referenceSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{10,40}$/))

/** A language tag in BCP 47: `en-GB`. */
export const localeSchema = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/))

/** A text in several languages. */
export const localizedSchema = z.record(localeSchema, z.string().check(z.maxLength(2_000)))

/**
 * A URL, or a path of this site. It has no control characters: browsers remove them, and `/\t/host` would be
 * another site.
 */
export const urlSchema = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\P{Cc}*$/iu))

/** A full URL. */
export const webUrlSchema = z
  .url({ protocol: /^https?$/ })
  .check(z.maxLength(2_000), z.regex(/^https?:\/\/\P{Cc}*$/iu))

/** The target of a link: a document, a product, a category of products, a file, or a URL. */
export const linkSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('document'),
    id: referenceSchema,
    anchor: z.optional(z.string().check(z.maxLength(100))),
  }),
  z.strictObject({ kind: z.literal('product'), id: referenceSchema }),
  z.strictObject({ kind: z.literal('category'), id: referenceSchema }),
  z.strictObject({ kind: z.literal('asset'), id: referenceSchema }),
  z.strictObject({ kind: z.literal('url'), url: urlSchema, newWindow: z.optional(z.boolean()) }),
])

export type Id = z.output<typeof idSchema>
export type Locale = z.output<typeof localeSchema>
export type Localized = z.output<typeof localizedSchema>
export type Link = z.output<typeof linkSchema>

/** The focal point of an image: 0–1 from the left and from the top. */
export const focalPointSchema = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
})
