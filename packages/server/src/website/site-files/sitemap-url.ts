import type { Hreflang } from '../../identity/multilingual/index.ts'

/** A page in a sitemap. */
export interface SitemapUrl {
  /** The path with the language prefix. */
  readonly path: string
  readonly changedAt?: Date
  readonly alternates?: readonly Hreflang[]
}
