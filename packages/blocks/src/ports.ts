import type { Currency, FormValues, Say, SiteCaptcha } from '@vitrine/model'
import type { Elsewhere, Reading } from './elsewhere-ports.ts'
import type { Block, Locale, ResolveLink } from '@vitrine/page'
import type {
  CalendarMonth,
  ComponentGiven,
  DrawnComponent,
  SiteIdentity,
  SiteStructure,
} from './site-ports.ts'

/** A picture of the site, as pages show it. */
export interface BlockImage {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Widths that are kept of it, as `srcset`. */
  readonly srcset?: string | undefined
  /** What stands there until it has come: six hexadecimal digits. */
  readonly color?: string | undefined
  readonly focal?: { readonly x: number; readonly y: number } | undefined
  /** What is told of it where the block says nothing. */
  readonly alt?: string | undefined
}

/** An item of a collection, as lists show it; everything but addresses is text. */
export interface SummaryItem {
  readonly title: string
  readonly href: string
  readonly excerpt?: string | undefined
  readonly image?: BlockImage | undefined
  /** Of a film: where it stands. */
  readonly video?: string | undefined
  readonly date?: { readonly iso: string; readonly text: string } | undefined
  readonly price?: string | undefined
  /** How many items it stands for: of a tag, a month. */
  readonly count?: number | undefined
  /** What visitors may buy of it, where it is a product. */
  readonly purchase?: Purchase | undefined
}

/** Nothing to choose of where it is sold out. */
export interface Purchase {
  readonly action: string
  readonly itemId: string
  readonly choices: readonly { readonly sku: string; readonly words: string }[]
}

/** Where a site is besides. */
export interface SocialAccount {
  readonly name: string
  readonly url: string
}

/** Where a form is sent. */
export interface FormPort {
  readonly action: string
  /** What calls of scripts name it by. */
  readonly id: string
  /** Of a page that is drawn for one visitor, after a refusal. */
  readonly sent?: SentForm | undefined
  /** It was taken: thanks stand in its place. */
  readonly isSent?: boolean | undefined
  /** What the site asks of robots; undefined where it asks nothing. */
  readonly captcha?: FormCaptcha | undefined
}

export interface FormCaptcha extends SiteCaptcha {
  /** The form stands in what opens over every page. */
  readonly isInPopup: boolean
}

/** What a visitor has filled in, and what is wrong with it; the words are in English. */
export interface SentForm {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  /** Of the whole form. */
  readonly alert: string
}

/** What of the site and the visitor's language blocks are shown with. */
export interface BlockPorts {
  readonly locale: Locale
  /** The site's first language: what is not translated is shown in it. */
  readonly fallbackLocale: Locale
  readonly resolve: ResolveLink
  readonly image: (assetId: string) => BlockImage | undefined
  /** What was fetched for the blocks of `neededItems`. */
  readonly items?: ((block: Block) => readonly SummaryItem[] | undefined) | undefined
  /** A page of the site that everybody may read, by its document's id. */
  readonly page?: ((documentId: string) => SummaryItem | undefined) | undefined
  readonly socialAccounts?: readonly SocialAccount[] | undefined
  /** What was read of other servers for the blocks of `neededReadings`. */
  readonly elsewhere?: ((reading: Reading) => Elsewhere | undefined) | undefined
  /** HTML that was made of somebody's text, with nothing left in it that a page may not show. */
  readonly clean: (html: string) => string
  readonly site?: SiteIdentity | undefined
  readonly structure?: SiteStructure | undefined
  /** A component of the site's theme; undefined where that has none of the name. */
  readonly component?: ((given: ComponentGiven) => DrawnComponent | undefined) | undefined
  /** The comments on the page and their form, as the theme draws them: HTML. */
  readonly comments?: (() => string) | undefined
  /** What was fetched for the blocks of `neededMonths`. */
  readonly month?: ((block: Block) => CalendarMonth | undefined) | undefined
  /** What the site's amounts are in; US dollars when left out. */
  readonly currency?: Currency | undefined
  /** `/search` when left out. */
  readonly searchUrl?: string | undefined
  /**
   * Where a code block's own document is served. Without one it is written into the page, and then bound
   * by the page's policy: on a page that allows no inline scripts it runs none.
   */
  readonly frameUrl?: ((block: Block) => string | undefined) | undefined
  readonly form?: ((block: Block) => FormPort | undefined) | undefined
  /** What a sentence of ours is in the page's language; English without. */
  readonly say?: Say | undefined
  /** For the editor: blocks that have nothing to show say so. */
  readonly edit?: boolean | undefined
  readonly sizes?: string | undefined
  readonly isFirst?: boolean | undefined
  /** Of the block's own heading: 2 stands right below the page's title. */
  readonly level?: number | undefined
}

/** Renders a JSON-T template. */
export type RenderTemplate = (source: string, data: object) => string
