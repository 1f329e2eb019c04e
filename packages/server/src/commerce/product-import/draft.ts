import type { ShopType } from '../catalog/index.ts'

/** One product of a file, in our words: what every dialect is turned into. */
export interface ProductDraft {
  /** What the file itself calls the product, with the dialect before it; the same in every export. */
  readonly key: string
  /** The line its first row begins on. */
  readonly line: number
  readonly row: number
  readonly type: ShopType
  /** @see IMPORT "title ≤200" */
  readonly title: string
  readonly urlId: string
  readonly bodyHtml: string
  readonly excerpt: string
  readonly tags: readonly string[]
  /** Each a path from the root: `['Clothing', 'Hoodies']`. */
  readonly categories: readonly (readonly string[])[]
  readonly visible: boolean
  readonly featured: boolean
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly optionNames: readonly string[]
  readonly variants: readonly VariantDraft[]
  readonly images: readonly ImageDraft[]
  /** Cells that are no fields of ours, by column: kept, never refused. */
  readonly notes: Readonly<Record<string, string>>
}

export interface VariantDraft {
  /** What tells it from its product's others in every export. */
  readonly key: string
  /** Null where the file has none: it is then generated. */
  readonly sku: string | null
  /** In the order of the product's `optionNames`. */
  readonly optionValues: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  readonly onSale: boolean
  readonly stock: StockDraft
  readonly weightGrams: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly barcode: string | null
  /** The `source` of one of the product's images. */
  readonly image: string | null
}

export type StockDraft =
  | { readonly unlimited: true }
  | { readonly unlimited: false; readonly onHand: number; readonly backorder: boolean }

export interface ImageDraft {
  /** An address, or a path beside the file. */
  readonly source: string
  readonly alt: string
}

export const unlimited: StockDraft = { unlimited: true }

export function counted(onHand: number, backorder = false): StockDraft {
  return { unlimited: false, onHand, backorder }
}
