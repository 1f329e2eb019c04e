import type { ProductType } from '@vitrine/model'

/** A cart as it stands, priced by the catalog of this moment. */
export interface Cart {
  readonly id: string
  /** Raised by every change. */
  readonly version: number
  readonly createdAtMs: number
  /** In the order in which they were added. */
  readonly lines: readonly CartLine[]
  /** What is given with it; a cart that has this has no lines. */
  readonly donation?: Donation | undefined
}

/** An amount that a visitor gives. */
export interface Donation {
  /** What it is given to, as they read it. */
  readonly title: string
  /** The same in the site's own language; null where they read that. */
  readonly ownTitle: string | null
  readonly amountMinor: bigint
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
  /** What it gives access to. */
  readonly memberAreaId: string | null
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

/** A line of an order to be: an entry of a cart, or a donation, which is no product. */
export interface BoughtLine extends Omit<
  CartLine,
  'productId' | 'variantId' | 'type' | 'url' | 'isSold' | 'unlimited' | 'available'
> {
  readonly productId: string | null
  readonly variantId: string | null
  readonly type: ProductType | 'donation'
  /** Of a donation that was read in another than the site's own language: its title in that. */
  readonly ownTitle?: string | null
  /** Null where it has no page. */
  readonly url: string | null
}

export interface LineImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Hex without "#". */
  readonly placeholderColor: string | null
}
