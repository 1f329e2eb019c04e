import type { BlockImage } from './ports.ts'

/** What a block shows of somebody else's, read when its document was saved. */
export interface Reading {
  /** A page, a feed, the dates that a page announces, or the place that an address is of. */
  readonly kind: 'page' | 'feed' | 'dates' | 'place'
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
  /** Of a page that announces some, soonest first. */
  readonly dates: readonly AnnouncedDate[]
  readonly spot?: Spot | undefined
}

/** Where on the earth something is, in degrees. */
export interface Spot {
  readonly lat: number
  readonly lng: number
}

export interface AnnouncedDate {
  /** Of the place where it is: `2027-03-04`. */
  readonly day: string
  readonly venue: string
  readonly place: string
  /** Where they are sold; empty where nobody says. */
  readonly tickets: string
  readonly isSoldOut: boolean
}

export interface FeedEntry {
  readonly title: string
  readonly url: string
  readonly text: string
  readonly author: string
  /** When it was published, in ISO 8601; empty where that is not said. */
  readonly publishedAt: string
}
