import type { OptionText } from '@vitrine/model'
import type { ProductInput, ShopType, VariantFields } from '../catalog/index.ts'

/** A product of a file in the catalog's fields: the result of every dialect. */
export interface ProductDraft extends Omit<
  ProductInput,
  'id' | 'collectionId' | 'body' | 'displayIndex' | 'sourceKey' | 'sourceHash' | 'texts'
> {
  /** The product's id in the file, with the dialect as its prefix; the same in every export. */
  readonly key: string
  /** The line on which its first row begins. */
  readonly line: number
  readonly row: number
  readonly type: ShopType
  readonly bodyHtml: string
  readonly optionNames: readonly string[]
  readonly variants: readonly VariantDraft[]
  readonly images: readonly ImageDraft[]
  /** Its texts in other languages; absent for a file without columns for them. */
  readonly texts?: readonly DraftTexts[]
  /** The cells without a field of their own, by column. */
  readonly notes: Readonly<Record<string, string>>
}

type Texts = NonNullable<ProductInput['texts']>[number]

/** The texts of a product in one language. A field that the file has no column for is absent. */
export interface DraftTexts extends Partial<Omit<Texts, 'locale' | 'options' | 'categories'>> {
  readonly locale: string
  readonly options: readonly DraftOption[]
  readonly categories: readonly CategoryText[]
}

/** The texts of an option; those without a column are absent. */
export interface DraftOption extends Partial<Omit<OptionText, 'name'>> {
  readonly name: string
}

/** The name of a category in a language, by its path in the site's own. */
export interface CategoryText {
  readonly path: readonly string[]
  readonly name: string
}

type SaleTime = 'saleStartsAt' | 'saleEndsAt'

export interface VariantDraft
  extends Omit<VariantFields, SaleTime>, Partial<Pick<VariantFields, SaleTime>> {
  /** The key that identifies the variant within its product in every export. */
  readonly key: string
  /** Null if the file has none: it is then generated. */
  readonly sku: string | null
  /** The values in the order of the product's `optionNames`. */
  readonly optionValues: readonly string[]
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  readonly stock: StockDraft
  /** The stock when the file was exported: one that the file leaves as it was is the shop's own. */
  readonly exportedStock?: StockDraft
  /** The `source` of one of the product's images. */
  readonly image: string | null
}

export type StockDraft =
  | { readonly unlimited: true }
  | { readonly unlimited: false; readonly onHand: number; readonly backorder: boolean }

export interface ImageDraft {
  /** A URL, or a path relative to the file. */
  readonly source: string
  readonly alt: string
}

export const UNLIMITED: StockDraft = { unlimited: true }

export function createCountedStock(onHand: number, backorder = false): StockDraft {
  return { unlimited: false, onHand, backorder }
}
