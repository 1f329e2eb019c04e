import * as z from 'zod'
import { defineRoute } from './route.ts'

const kindSchema = z.enum(['page', 'item', 'product'])

/** Texts are plain: they are in pieces, so that whoever shows them marks what was asked for. */
const piecesSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))

export const searchHitSchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  /** The language it is written in: the site’s own where it is not translated. */
  locale: z.string(),
  /** A path of the site, in the language that was asked for. */
  url: z.string(),
  title: z.string(),
  titlePieces: piecesSchema,
  excerptPieces: piecesSchema,
  collectionId: z.uuid().nullable(),
  collectionTitle: z.string(),
  tags: z.array(z.string()),
  image: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  publishedAt: z.string(),
})

/** What everybody may read, by words. Nothing in a query is refused: what makes no sense finds nothing. */
export const search = defineRoute({
  method: 'GET',
  path: '/api/search',
  summary: 'Pages, items and products that everybody may read, by their words; the best first.',
  access: 'anyone',
  limit: 'search',
  query: z.object({
    /** `blue "salt glaze" -mug`: its first 200 signs and ten words count. */
    q: z.string().default(''),
    kind: kindSchema.optional(),
    collection: z.uuid().optional(),
    /** As it is written on what has it. */
    tag: z.string().max(200).optional(),
    /** Behind the last one it is the last. */
    page: z.coerce.number().int().min(1).max(100).default(1),
    /** A language of the site; its own when left out or unknown. */
    locale: z.string().max(40).optional(),
  }),
  replies: {
    200: z.object({
      query: z.string(),
      /** What was looked for instead, where nothing was found for the query. */
      meant: z.string().nullable(),
      hits: z.array(searchHitSchema),
      /** With the filters. */
      total: z.int(),
      page: z.int(),
      pageCount: z.int(),
      /** Of every kind and collection, with the tag. */
      counts: z.array(
        z.object({
          kind: kindSchema,
          collectionId: z.uuid().nullable(),
          collectionTitle: z.string(),
          count: z.int(),
        }),
      ),
    }),
  },
})
