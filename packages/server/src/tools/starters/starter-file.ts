import { siteKinds } from '@vitrine/model'
import * as z from 'zod/mini'

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
})

export type StarterFile = z.output<typeof starterSchema>
