import type { ProductType } from '@vitrine/model'
import type { ProductFields, SourceFields, VariantFields } from './product-fields.ts'
import type { ProductTextsInput } from './texts/product-texts.ts'

/** A product to save. Absent fields get their initial values, also if the product had others; the times of a sale are kept. */
export interface ProductInput extends Partial<ProductFields>, Partial<SourceFields> {
  /** The product to update; if absent, the one with `sourceKey`; without either, a new one. */
  readonly id?: string
  readonly collectionId: string
  readonly type: ProductType
  /** The title, at most 200 characters. */
  readonly title: string
  /** The last segment of its address; `-2`, `-3` … is appended while another product has it. */
  readonly urlId: string
  /** Paths of display names from the top, such as `['Cups', 'Mugs']`. Missing categories are created. */
  readonly categories?: readonly (readonly string[])[]
  readonly images?: readonly ImageInput[]
  /** The texts in other languages; absent to leave them as they are. */
  readonly texts?: readonly ProductTextsInput[] | undefined
  /** The variants, at least one. */
  readonly variants: readonly VariantInput[]
}

export interface ImageInput {
  /** A URL or a path, which identifies the image on the next save. */
  readonly source: string
  readonly alt?: string
  /** The stored image; null keeps the one that was fetched for this source before. */
  readonly assetId?: string | null
}

export interface VariantInput extends Partial<VariantFields> {
  /** The variant of this product that is meant; absent where SKU or options identify it. */
  readonly id?: string | undefined
  /** Identifies the variant, so that its id and stock survive a save; null if its options do. */
  readonly sku: string | null
  /** The values in the order of the product's `optionNames`. */
  readonly optionValues?: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor?: bigint | null
  /** The index of the product's image that shows it, from 0. */
  readonly imageIndex?: number | null
  readonly stock: StockInput
}

export interface StockInput {
  /** Whether stock is unlimited. Digital products, gift cards and access always are. */
  readonly unlimited?: boolean
  /** Whether more can be sold than is in stock. */
  readonly backorder?: boolean
  /** The moves of the stock; ignored if it is unlimited. */
  readonly moves?: readonly MoveInput[]
}

export interface MoveInput {
  /**
   * `receive`: new stock. `adjust`: a change, negative for less. `count`: the counted stock, stored as the
   * adjustment it takes.
   */
  readonly kind: 'receive' | 'adjust' | 'count'
  readonly quantity: number
  /** The cause, `csv:…`: a variant has one move per cause. */
  readonly cause: string
  readonly reason?: string
}

export interface SavedProduct {
  readonly id: string
  readonly urlId: string
  readonly created: boolean
  /** The variants in the order of the input. */
  readonly variants: readonly { readonly id: string; readonly sku: string }[]
}
