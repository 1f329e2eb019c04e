import type { BlockImage } from './media.ts'

/** A request for external content, sent when the document is saved. */
export interface ExternalRequest {
  /** A page, a feed, the dates that a page announces, or the coordinates of an address. */
  readonly kind: 'page' | 'feed' | 'dates' | 'place'
  readonly url: string
}

/** External content as plain texts; empty where the other server gave none. */
export interface ExternalContent {
  readonly title: string
  readonly text: string
  readonly author: string
  /** The image, stored as a file of the site. */
  readonly image?: BlockImage | undefined
  /** The entries of a feed, in its order. */
  readonly entries: readonly FeedEntry[]
  /** The dates that a page announces, soonest first. */
  readonly dates: readonly AnnouncedDate[]
  readonly coordinates?: Coordinates | undefined
}

/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

export interface AnnouncedDate {
  /** The local day as `2027-03-04`. */
  readonly day: string
  readonly venue: string
  readonly place: string
  /** The URL that sells tickets; empty if unknown. */
  readonly tickets: string
  readonly isSoldOut: boolean
}

export interface FeedEntry {
  readonly title: string
  readonly url: string
  readonly text: string
  readonly author: string
  /** The time of publication in ISO 8601; empty if unknown. */
  readonly publishedAt: string
}

/** The content that was fetched from other servers. */
export interface ExternalPort {
  readonly getExternalContent: (request: ExternalRequest) => ExternalContent | undefined
}
