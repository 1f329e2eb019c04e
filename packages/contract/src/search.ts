import * as z from 'zod'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('search')

const kindSchema = z.enum(['page', 'item', 'product'])

/** A plain text in pieces, so that matches can be highlighted. */
const piecesSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))

export const searchHitSchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  /** The language of the content; the site's own if it is not translated. */
  locale: z.string(),
  /** The path in the requested language. */
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

/** Searches public content. Any query is valid; a meaningless one has no hits. */
export const search = defineRoute({
  method: 'GET',
  path: '/api/search',
  summary: 'Searches public pages, items and products, best match first.',
  access: 'anyone',
  limit: 'search',
  query: z.object({
    /** `blue "salt glaze" -mug`: the first 200 characters and ten words count. */
    q: z.string().default(''),
    kind: kindSchema.optional(),
    collection: z.uuid().optional(),
    /** The exact name of a tag. */
    tag: z.string().max(200).optional(),
    /** The page number; numbers past the end return the last page. */
    page: z.coerce.number().int().min(1).max(100).default(1),
    /** A language of the site; defaults to the site's own. */
    locale: z.string().max(40).optional(),
  }),
  replies: {
    200: z.object({
      query: z.string(),
      /** The corrected query that was used because the original had no hits; else null. */
      meant: z.string().nullable(),
      hits: z.array(searchHitSchema),
      /** The number of hits with all filters. */
      total: z.int(),
      page: z.int(),
      pageCount: z.int(),
      /** The number of hits by kind and collection, with the tag filter only. */
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
