import type {
  CartDiscount,
  FormValues,
  OptionText,
  ProductType,
  SubscriptionPlan,
} from '@vitrine/model'

/** A cart with the current prices of the catalog. */
export interface Cart {
  readonly id: string
  /** The version, raised by every change. */
  readonly version: number
  readonly createdAtMs: number
  /** The lines in the order in which they were added. */
  readonly lines: readonly CartLine[]
  /** The discounts of its codes, and the automatic ones, whether they apply or not. */
  readonly discounts: readonly CartDiscount[]
  /** The donation; a cart with a donation has no lines. */
  readonly donation?: Donation | undefined
  /** The subscription that it sells, or sells another order of; it has one line. */
  readonly subscription?: CartSubscription | undefined
}

export interface CartSubscription {
  /** The plan as the buyer saw it. */
  readonly plan: SubscriptionPlan
  /** Whether the subscription began before. */
  readonly isRenewal: boolean
}

/** A donation of a visitor. */
export interface Donation {
  /** The title in the visitor's language. */
  readonly title: string
  /** The title in the site's own language; null if that is the visitor's. */
  readonly ownTitle: string | null
  readonly amountMinor: bigint
}

/** The texts of a line in a language. */
export interface LineTexts {
  /** Null if it is not translated. */
  readonly title: string | null
  readonly options: readonly OptionText[]
}

export interface CartLine {
  /** The id of the entry. */
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  /** The additional fields of the buyer, by label. */
  readonly fields: Readonly<Record<string, string>>
  readonly type: ProductType
  /** The title in the site's own language. */
  readonly title: string
  readonly url: string
  /** The member area it gives access to; null if none. */
  readonly memberAreaId: string | null
  /** False if the product has been hidden since: the line costs nothing, and is not part of an order. */
  readonly isSold: boolean
  readonly sku: string
  readonly options: readonly { readonly optionName: string; readonly value: string }[]
  /** Its texts in other languages, by their tags; null without any. @see localizeLine */
  readonly texts?: Readonly<Record<string, LineTexts>> | null
  readonly priceMinor: bigint
  readonly salePriceMinor: bigint | null
  readonly onSale: boolean
  /** The price of one: the sale price while it is on sale. */
  readonly unitPriceMinor: bigint
  readonly unlimited: boolean
  /** The maximum quantity of this cart; never below 0. */
  readonly available: number
  readonly image: LineImage | null
  /** The weight of one; null if the owner has given none. */
  readonly weightGrams: number | null
  /** The tax class of the product; null for Standard. */
  readonly taxClass: string | null
  /** The form of the product; null if it has none now. */
  readonly formId: string | null
  /** The answers to the form by field, from which `fields` was written; empty without answers. */
  readonly formValues: FormValues
  /** Whether the form was added later, and has a field that must be filled in. */
  readonly needsForm: boolean
}

/** A line of a future order: an entry of a cart, or a donation, which is no product. */
export interface BoughtLine extends Omit<
  CartLine,
  'productId' | 'variantId' | 'type' | 'url' | 'isSold' | 'unlimited' | 'available'
> {
  readonly productId: string | null
  readonly variantId: string | null
  readonly type: ProductType | 'donation'
  /** The title in the site's own language, of a donation made in another language. */
  readonly ownTitle?: string | null
  /** Null if it has no page. */
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
