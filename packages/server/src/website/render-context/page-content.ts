import type { Content as Sections } from '@vitrine/page'
import type { SystemPage } from '../../platform/http/page-server.ts'
import type { ShownReviews } from '../../audience/product-reviews/index.ts'
import type { Threads } from '../../audience/comments/index.ts'
import type {
  Category,
  Product,
  ProductPage,
  ProductFilter,
  ProductOrder,
} from '../../commerce/catalog/index.ts'
import type { PublishedItem, PublishedPage, StoreCollection } from '../site-shell/index.ts'
import type { ThemePage } from '../theme-loading/index.ts'

/** The content of a page, by kind. */
export type PageContent =
  | { readonly kind: 'page'; readonly name: string; readonly page: ThemePage }
  | {
      readonly kind: 'blocks'
      readonly page: PublishedPage
      readonly paths: LanguagePaths
      /** The comments, if the page has a comments block. */
      readonly comments?: PageComments | undefined
      readonly publicCommentCount?: number | undefined
    }
  | {
      readonly kind: 'collection'
      readonly page: PublishedPage
      readonly listing: CollectionListing
      readonly paths: LanguagePaths
    }
  | {
      readonly kind: 'record'
      readonly page: PublishedPage
      readonly paths: LanguagePaths
      readonly item: PublishedItem
      readonly previous: PublishedItem | undefined
      readonly next: PublishedItem | undefined
      /** The comments; undefined if they are not shown. */
      readonly comments?: PageComments | undefined
    }
  | {
      readonly kind: 'list'
      readonly store: StoreCollection
      readonly products: readonly Product[]
      readonly category: Category | undefined
      readonly tag: string | undefined
      readonly order: ProductOrder | undefined
      readonly filter: ProductFilter
      readonly offset: number
      readonly hasNextPage: boolean
      readonly paths: LanguagePaths
    }
  | {
      readonly kind: 'item'
      readonly store: StoreCollection
      readonly product: ProductPage
      /** The paths of its store. */
      readonly paths: LanguagePaths
      /** The reviews; undefined if the site shows none. */
      readonly reviews?: ShownReviews | undefined
    }
  | {
      readonly kind: 'system'
      readonly name: SystemPage
      readonly data: Readonly<Record<string, unknown>>
      /** The owner's own page of the kind, whose sections replace the texts of the platform. */
      readonly document?: PublishedPage | undefined
      /** Whether the page has no header and footer of the site. */
      readonly isBare?: boolean | undefined
      /** The path in every language, without a prefix. */
      readonly path?: string | undefined
      /** The title, if it is not always the same. */
      readonly title?: string
      /** The owner's content above it. */
      readonly intro?: Introduction | undefined
    }

/** Sections of a document on a page of the platform. */
export interface Introduction {
  readonly id: string
  readonly locale: string
  readonly body: Sections
}

/** The newest comments on an item. */
export interface PageComments extends Threads {
  /** Whether there are newer comments than these. */
  readonly hasNewer: boolean
  /** The comment that the form replies to. */
  readonly replyTo: { readonly id: string; readonly name: string } | undefined
  /** Whether visitors may comment. */
  readonly isOpen: boolean
}

/** The paths of a page in each language it is published in, by tag. */
export type LanguagePaths = Readonly<Record<string, string>>

/** The part of a collection that a page shows. */
export interface CollectionListing {
  readonly items: readonly PublishedItem[]
  /** The upcoming events in order of time; `items` are the past ones, newest first. */
  readonly upcoming?: readonly PublishedItem[]
  /** The pages of an index, in its order. */
  readonly pages?: readonly PublishedPage[]
  readonly itemCount: number
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly filter: ListingFilter
  /**
   * The offsets of the next and previous part: milliseconds of the last item, or the number of
   * skipped items.
   */
  readonly next: number | undefined
  readonly previous: number | undefined
}

export interface ListingFilter {
  readonly category?: string
  readonly tag?: string
  /** The id of an author. */
  readonly author?: string
  /** The month: `11-2026`. */
  readonly month?: string
  readonly view?: 'list' | 'calendar'
}
