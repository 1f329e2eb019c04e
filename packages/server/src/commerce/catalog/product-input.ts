import type { ProductType } from '@vitrine/model'

/** A product as it is to be. What is left out becomes empty, also where the product had it. */
export interface ProductInput {
  /** The product to change; left out, the one with `sourceKey`; neither, a new one. */
  readonly id?: string
  readonly collectionId: string
  readonly type: ProductType
  /** At most 200 characters. */
  readonly title: string
  /** The last part of its address; `-2`, `-3` … is put behind it while another product has it. */
  readonly urlId: string
  /** HTML, made safe by the caller. */
  readonly excerpt?: string
  readonly body?: string
  readonly tags?: readonly string[]
  readonly optionNames?: readonly string[]
  readonly visible?: boolean
  readonly featured?: boolean
  readonly customAddButtonText?: string | null
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
  readonly displayIndex?: number
  /** What an import calls it, the same in every run; one product of the site has it. */
  readonly sourceKey?: string | null
  /** What the import's file said of it: the same hash means that nothing is to be done. */
  readonly sourceHash?: string | null
  /** Columns of an imported file that are no fields of ours. */
  readonly notes?: Readonly<Record<string, string>>
  /** Each a path of display names from the top: `['Cups', 'Mugs']`. Made where they are missing. */
  readonly categories?: readonly (readonly string[])[]
  readonly images?: readonly ImageInput[]
  /** At least one. */
  readonly variants: readonly VariantInput[]
}

export interface ImageInput {
  /** An address, or a path: what it is recognised by on the next save. */
  readonly source: string
  readonly alt?: string
  /** The stored picture; null keeps the one that was fetched for this source before. */
  readonly assetId?: string | null
}

export interface VariantInput {
  /** Tells it from its product's others, so that ids and stock survive a save; null: by its options. */
  readonly sku: string | null
  /** In the order of the product's `optionNames`. */
  readonly optionValues?: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor?: bigint | null
  readonly onSale?: boolean
  readonly weightGrams?: number | null
  readonly lengthMm?: number | null
  readonly widthMm?: number | null
  readonly heightMm?: number | null
  readonly barcode?: string | null
  /** Which of the product's images shows it, from 0. */
  readonly imageIndex?: number | null
  readonly stock: StockInput
}

export interface StockInput {
  /** Digital products, gift cards and access are unlimited whatever is said here. */
  readonly unlimited?: boolean
  /** May be sold beyond what is there. */
  readonly backorder?: boolean
  /** What happened to it. Nothing is counted of what is unlimited. */
  readonly moves?: readonly MoveInput[]
}

export interface MoveInput {
  /**
   * `receive`: so many came. `adjust`: so many more, or fewer when negative. `count`: somebody
   * counted, and so many are there; kept as the adjustment it takes.
   */
  readonly kind: 'receive' | 'adjust' | 'count'
  readonly quantity: number
  /** What made it happen, `csv:…`: the same cause happens once to a variant. */
  readonly cause: string
  readonly reason?: string
}

export interface SavedProduct {
  readonly id: string
  readonly urlId: string
  readonly created: boolean
  /** In the order given. */
  readonly variants: readonly { readonly id: string; readonly sku: string }[]
}
