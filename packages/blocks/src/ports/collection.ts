import type { BlockImage } from './media.ts'

/** A query for the items of a collection that a block shows. */
export interface ItemQuery {
  readonly collectionId: string
  readonly limit: number
  readonly tag?: string | undefined
  readonly category?: string | undefined
  readonly featuredOnly: boolean
  /** The one product to load, whatever its collection. */
  readonly productId?: string | undefined
  /** Loads the groups of the items with their counts instead of the items. */
  readonly groupBy?: 'tag' | 'category' | 'author' | 'month' | undefined
  /** Whether the pages of a folder or an index are loaded instead of a collection's items. */
  readonly forPages?: boolean | undefined
}

/** An item of a collection as lists show it; everything but addresses is plain text. */
export interface SummaryItem {
  readonly title: string
  readonly href: string
  readonly excerpt?: string | undefined
  readonly image?: BlockImage | undefined
  /** The URL of the video; undefined if the item is none. */
  readonly video?: string | undefined
  readonly date?: { readonly iso: string; readonly text: string } | undefined
  /** The price of the cheapest variant, or of all variants if they have the same one. */
  readonly price?: string | undefined
  /** The price before a reduction; undefined if the product is not on sale or its variants differ in price. */
  readonly originalPrice?: string | undefined
  /** Whether the product is sold out or on sale, in words. */
  readonly mark?: SummaryMark | undefined
  /** The colors in which the product comes; undefined if it has no option for them. */
  readonly colors?: SummaryColors | undefined
  /** The number of items in the group, for a tag or a month. */
  readonly count?: number | undefined
  /** The choices to buy; undefined if the item is not a product. */
  readonly purchase?: Purchase | undefined
}

export interface SummaryMark {
  readonly kind: 'sale' | 'sold-out'
  readonly text: string
}

/** The colors of a product, in its own words: `Glaze` and `Oat`, `Celadon`. */
export interface SummaryColors {
  readonly option: string
  /** The names by which themes know the colors. */
  readonly values: readonly string[]
  /** Their names in the language of the page; absent if they are the values. */
  readonly names?: readonly string[]
}

/**
 * The form that adds a product to the cart. The controls are HTML, rendered by the server as on the page of the
 * product, so that one script serves both.
 */
export interface Purchase {
  readonly action: string
  readonly itemId: string
  readonly collectionId: string
  /** The code of the product type. */
  readonly productType: number
  readonly isSoldOut: boolean
  /** The mark "sold out" or "sale" as HTML; empty without one. */
  readonly status: string
  /** The price as HTML. */
  readonly price: string
  /** The selects of the options as HTML; empty for a product without options. */
  readonly options: string
  /** The texts about little stock as HTML; empty without any. */
  readonly scarcity: string
  /** The quantity field as HTML; empty where only one can be bought. */
  readonly quantity: string
  /** The label that the owner gave the button of this product; undefined for the default one. */
  readonly label?: string | undefined
  readonly isSubscribable: boolean
  /** Whether the button leads straight to the checkout. */
  readonly isExpress: boolean
  /** The form that is filled in first, as JSON; empty without one. */
  readonly form: string
  /** The images that variants have, after the main one; empty unless they differ. */
  readonly images: readonly { readonly id: string; readonly image: BlockImage }[]
}

/** A month of a collection. Days are ISO 8601 dates. */
export interface CalendarMonth {
  /** The month as `2026-11`. */
  readonly month: string
  readonly today: string
  readonly entries: readonly CalendarEntry[]
  /** The nearest months with entries. */
  readonly previous?: MonthLink | undefined
  readonly next?: MonthLink | undefined
  /** The URL that calendar programs subscribe to. */
  readonly feed?: string | undefined
  /** The URL of the collection as a list. */
  readonly list?: string | undefined
}

export interface MonthLink {
  readonly month: string
  readonly href: string
}

/** An event or a post of a calendar. */
export interface CalendarEntry {
  readonly title: string
  readonly href: string
  readonly from: string
  /** The last day; the same as `from` for most entries. */
  readonly to: string
  /** The formatted start time; empty for entries of the whole day. */
  readonly time: string
}
