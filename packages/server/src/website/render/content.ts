import type { ComponentGiven, DrawnComponent, LanguageLine, SummaryItem } from '@vitrine/blocks'
import type { Say } from '@vitrine/model'
import type { Content as Sections, Link } from '@vitrine/page'
import type { Category, Neighbours, Product } from '../../commerce/catalog/index.ts'
import type { Threads } from '../../audience/comments/index.ts'
import type { ReadElsewhere } from '../../content/embeds/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import type { Area } from '../../audience/site-users/index.ts'
import type { AnsweredForm } from './form-port.ts'
import type { Months } from './months.ts'
import type { MayReadAccess, Shell, Store } from './shell.ts'
import type { ThemePage } from './theme.ts'
import type { Assets, PublishedItem, PublishedPage } from './view/published.ts'

/** Where a page stands. */
export interface Place {
  readonly site: Site
  /** The page's own path, with the part of the query that makes it another page. */
  readonly path: string
  readonly shell: Shell
  /** What the page is asked for in. */
  readonly language: SiteLanguage
  /** The files that what is shown names. */
  readonly assets: Assets
  /** What was read of other servers for what is shown. */
  readonly elsewhere: ReadElsewhere
  /** What they may read for whom alone the page is drawn; undefined where it is for everybody. */
  readonly mayRead?: MayReadAccess | undefined
  /** Whether blocks show less of collections than members of some area may read. */
  readonly membersSeeMore?: boolean | undefined
  /** What blocks show of collections, by the block's id. */
  readonly lists: ReadonlyMap<string, readonly SummaryItem[]>
  /** A component of the site's theme, drawn for a block. */
  readonly component?: ((given: ComponentGiven) => DrawnComponent | undefined) | undefined
  /** The comments on what the page is about, drawn; for the block of that name. */
  readonly comments?: (() => string) | undefined
  /** The months that are drawn on the page. */
  readonly calendars?: Months | undefined
  /** The areas for members that blocks name. */
  readonly areas?: ReadonlyMap<string, Area> | undefined
  /** The page that is drawn in each of the site's languages. */
  readonly languages?: readonly LanguageLine[] | undefined
  /** What a sentence of ours is in the page's language; English where nobody told. */
  readonly say?: Say | undefined
  /** What opens over the page. */
  readonly popup?: PublishedPage | undefined
  /** The form that this page answers. */
  readonly answeredForm?: AnsweredForm | undefined
  /** Where a link leads; undefined when there is nothing at its end. */
  readonly resolve: (link: Link) => ResolvedLink | undefined
}

export interface ResolvedLink {
  readonly href: string
  readonly newWindow?: boolean
}

/** What a page shows. */
export type Content =
  | { readonly kind: 'page'; readonly name: string; readonly page: ThemePage }
  | {
      readonly kind: 'blocks'
      readonly page: PublishedPage
      readonly paths: LanguagePaths
      /** What visitors said of it, where it has a block for that. */
      readonly comments?: ShownComments | undefined
      readonly publicCommentCount?: number | undefined
    }
  | {
      readonly kind: 'collection'
      readonly page: PublishedPage
      readonly listed: Listed
      readonly paths: LanguagePaths
    }
  | {
      readonly kind: 'record'
      readonly page: PublishedPage
      readonly paths: LanguagePaths
      readonly item: PublishedItem
      readonly previous: PublishedItem | undefined
      readonly next: PublishedItem | undefined
      /** What visitors said of it; undefined where that is not shown. */
      readonly comments?: ShownComments | undefined
    }
  | {
      readonly kind: 'list'
      readonly store: Store
      readonly products: readonly Product[]
      readonly category: Category | undefined
      readonly tag: string | undefined
      readonly offset: number
      readonly hasNextPage: boolean
      readonly paths: LanguagePaths
    }
  | {
      readonly kind: 'item'
      readonly store: Store
      readonly product: Product & Neighbours
      /** Of its shop. */
      readonly paths: LanguagePaths
    }
  | {
      readonly kind: 'system'
      readonly name: SystemPage
      readonly data: Readonly<Record<string, unknown>>
      /** The owner's own page of the kind: its sections stand for the platform's words. */
      readonly document?: PublishedPage | undefined
      /** Without the site's header and footer: nothing of the site is told. */
      readonly isBare?: boolean | undefined
      /** Where it stands in every language, without a prefix. */
      readonly path?: string | undefined
      /** Where it is not always the same. */
      readonly title?: string
      /** What the owner has to say above it. */
      readonly intro?: Intro | undefined
    }

/** Sections of a document that stand on a page of the platform. */
interface Intro {
  readonly id: string
  readonly locale: string
  readonly body: Sections
}

/** The newest comments on an item. */
export interface ShownComments extends Threads {
  /** There are newer ones than these. */
  readonly isOlder: boolean
  /** The one that the form answers. */
  readonly answered: { readonly id: string; readonly name: string } | undefined
  /** Whether more may be written. */
  readonly isOpen: boolean
}

/** Where the same stands in each language it is published in, by tag. */
export type LanguagePaths = Readonly<Record<string, string>>

/** The part of a collection that a page shows. */
export interface Listed {
  readonly items: readonly PublishedItem[]
  /** Events only, in the order of time; `items` are those that are over, the last first. */
  readonly upcoming?: readonly PublishedItem[]
  /** Pages that an index holds, in its order. */
  readonly pages?: readonly PublishedPage[]
  readonly itemCount: number
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly filter: ListFilter
  /** Where the list goes on, each way: milliseconds of the last item, or how many are left out. */
  readonly next: number | undefined
  readonly previous: number | undefined
}

export interface ListFilter {
  readonly category?: string
  readonly tag?: string
  /** An author's id. */
  readonly author?: string
  /** `11-2026`. */
  readonly month?: string
  readonly view?: 'list' | 'calendar'
}

/** Pages of the platform, drawn for one visitor. @see themes/system/README.md */
export type SystemPage =
  | 'access-denied'
  | 'account'
  | 'account-forgot'
  | 'account-login'
  | 'account-register'
  | 'account-reset'
  | 'account-verify'
  | 'cart'
  | 'challenge'
  | 'checkout'
  | 'comment'
  | 'error'
  | 'form'
  | 'lock'
  | 'newsletter-confirm'
  | 'not-found'
  | 'order'
  | 'protected'
  | 'unsubscribe'
  | 'search'
