import type { Address } from '@vitrine/contract'
import type { AddressField, Currency, DiscountRule, Quote, ShippingRule } from '@vitrine/model'

/** What the buyer typed, as typed: it is shown again, and becomes an address when the order is made. */
export type TypedAddress = Readonly<Partial<Record<AddressField | 'phone', string>>>

export interface ShippingOption extends ShippingRule {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** A line of the cart with all that an order copies of it. Prices are the catalog's of this moment. */
export interface CheckoutLine {
  readonly entryId: string
  readonly productId: string
  readonly variantId: string
  /** 1 physical, 2 digital, 3 service, 4 gift card. */
  readonly productType: 1 | 2 | 3 | 4
  readonly title: string
  readonly url: string
  readonly sku: string
  readonly options: readonly { readonly optionName: string; readonly value: string }[]
  readonly additionalFields: Readonly<Record<string, string>>
  readonly image: {
    readonly assetUrl: string
    readonly width: number
    readonly height: number
    readonly placeholderColor: string | null
  } | null
  readonly quantity: number
  readonly unitPriceMinor: bigint
  /** What it costs when it is not on sale. */
  readonly fullPriceMinor: bigint
  /** Whether visitors still see the product. */
  readonly visible: boolean
}

export interface CheckoutDetails {
  readonly email: string | null
  readonly address: TypedAddress
  readonly note: string
  readonly shippingOptionId: string | null
  readonly discount: (DiscountRule & { readonly id: string; readonly code: string | null }) | null
  /** Uses of the discount one buyer may make. */
  readonly discountPerCustomer: number
  readonly giftCard: { readonly id: string; readonly balanceMinor: bigint } | null
}

/** A cart on its way to be an order. */
export interface Checkout {
  readonly cartId: string
  readonly cartVersion: number
  readonly currency: Currency
  readonly lines: readonly CheckoutLine[]
  readonly details: CheckoutDetails
  readonly requiresShipping: boolean
  readonly shippingOptions: readonly ShippingOption[]
  /** The chosen one, or the first while none is chosen. */
  readonly shippingOption: ShippingOption | undefined
  readonly quote: Quote
  /** What the gift card pays. */
  readonly giftCardMinor: bigint
}

/** The address as orders keep it. */
export function addressOf(typed: TypedAddress): Address {
  const text = (field: keyof TypedAddress) => typed[field]?.trim() ?? ''
  return {
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    line1: text('address1'),
    line2: text('address2'),
    city: text('city'),
    region: text('region'),
    postalCode: text('postalCode'),
    country: text('country'),
    phone: text('phone'),
  }
}
