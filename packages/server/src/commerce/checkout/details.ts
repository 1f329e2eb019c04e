import type { Address } from '@vitrine/contract'
import type { BoughtLine } from '../cart/index.ts'
import type { AddressField, Currency, DiscountRule, Quote, ShippingRule } from '@vitrine/model'

/** What the buyer typed, as typed: it is shown again, and becomes an address when the order is made. */
export type TypedAddress = Readonly<Partial<Record<AddressField | 'phone', string>>>

export interface ShippingOption extends ShippingRule {
  readonly id: string
  readonly name: string
  readonly note: string
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
  /** One line, without tax, delivery or discount. */
  readonly isDonation: boolean
  /** What is sold of the cart, at the prices of this moment. */
  readonly lines: readonly BoughtLine[]
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
