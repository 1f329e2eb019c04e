import type { Currency } from '@vitrine/model'
import type { SummaryItem } from './collection.ts'
import type { BlockImage } from './media.ts'
import type { SiteStructure } from './navigation.ts'

export interface SiteIdentity {
  readonly title: string
  readonly tagLine: string
  /** The URL of the home page in the page's language. */
  readonly href: string
  readonly logo?: BlockImage | undefined
}

/** An account of the site with another service. */
export interface SocialAccount {
  readonly name: string
  readonly url: string
}

/** The site that a block is part of. */
export interface SitePort {
  readonly site: SiteIdentity
  readonly structure: SiteStructure
  readonly socialAccounts: readonly SocialAccount[]
  /** The currency of the site's prices. */
  readonly currency: Currency
  /** The URL of the site's search in the page's language. */
  readonly searchUrl: string
  /** Finds a public page of the site by its document's id. */
  readonly findPage: (documentId: string) => SummaryItem | undefined
}
