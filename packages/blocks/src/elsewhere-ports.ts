import type { BlockImage } from './ports.ts'

/** What a block shows of somebody else's page or feed, read when its document was saved. */
export interface Reading {
  readonly kind: 'page' | 'feed'
  readonly url: string
}

/** What was read there: texts without markup, empty where nothing was said. */
export interface Elsewhere {
  readonly title: string
  readonly text: string
  readonly author: string
  /** Kept as a picture of the site's own. */
  readonly image?: BlockImage | undefined
  /** Of a feed, as it lists them. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly title: string
  readonly url: string
  readonly text: string
  readonly author: string
  /** When it was published, in ISO 8601; empty where that is not said. */
  readonly publishedAt: string
}
