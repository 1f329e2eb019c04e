import type { ProductType } from '@vitrine/model'

/** A cart as it stands, priced by the catalog of this moment. */
export interface Cart {
  readonly id: string
  /** Raised by every change. */
  readonly version: number
  readonly createdAtMs: number
  /** In the order in which they were added. */
  readonly lines: readonly CartLine[]
}

export interface CartLine {
  /** The entry's id. */
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** What the buyer filled in, by field. */
  readonly fields: Readonly<Record<string, string>>
  readonly type: ProductType
  readonly title: string
  readonly url: string
  /** False when the product was hidden since: it counts nothing, and is not part of an order. */
  readonly isSold: boolean
  readonly sku: string
  readonly options: readonly { readonly optionName: string; readonly value: string }[]
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  readonly onSale: boolean
  /** What one of it costs: the sale price while it is on sale. */
  readonly unitPriceMinor: bigint
  readonly unlimited: boolean
  /** How many this cart may have in all; never below 0. */
  readonly available: number
  readonly image: LineImage | null
}

export interface LineImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Hex without "#". */
  readonly placeholderColor: string | null
}
