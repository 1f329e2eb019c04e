import { siteKinds } from '@vitrine/model'
import * as z from 'zod/mini'
import { productSchema } from '../archive/index.ts'

/** The format of starters that this version reads. */
export const STARTER_FORMAT = 1

/** The name of the file that describes a starter. */
export const STARTER_FILE = 'starter.json'

/** The starter that a new site of a theme begins with. */
export const DEFAULT_STARTER = 'default'

/**
 * The id by which the documents of a starter name the page and collection of the site's shop, in links, menus and
 * blocks. The id of the site's own takes its place.
 */
export const SHOP_PAGE = 'shop-collection'

const name = z.string().check(z.minLength(1), z.maxLength(100))

/** `starters/<name>/starter.json`. */
export const starterSchema = z.strictObject({
  format: z.literal(STARTER_FORMAT),
  name,
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  /** The kind of site that it is for. */
  kind: z.enum(siteKinds),
  /** The language of its texts, which become those of the site's language. */
  language: z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/)),
  /** The documents in the order in which they are made: `documents/pages/home.json`. */
  documents: z
    .array(z.string().check(z.regex(/^documents\/[\w/-]+\.json$/)))
    .check(z.minLength(1), z.maxLength(200)),
  /** The products of the shop in the order of its page: `products/day-ticket.json`. */
  products: z.optional(
    z.array(z.string().check(z.regex(/^products\/[\w-]+\.json$/))).check(z.maxLength(50)),
  ),
  /**
   * The day on which its dates were written. On a new site they are as many whole weeks later as have passed since, at
   * the same hour in the time zone of the site.
   */
  datesFrom: z.optional(z.iso.date()),
})

export type StarterFile = z.output<typeof starterSchema>

/** `starters/<name>/products/….json`: a product of the shop as in an archive, without images and categories. */
export const starterProductSchema = z.extend(productSchema, {
  collectionId: z.literal(SHOP_PAGE),
  categoryIds: z.array(z.string()).check(z.maxLength(0)),
  images: z.array(z.never()).check(z.maxLength(0)),
})

export type StarterProduct = z.output<typeof starterProductSchema>
