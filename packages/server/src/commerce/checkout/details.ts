import type { Address } from '@vitrine/contract'
import type { BoughtLine, CartSubscription } from '../cart/index.ts'
import type { OfferedPayment } from '../payments/index.ts'
import type { Currency, Message, Quote, ShippingRule, TaxRate, TypedAddress } from '@vitrine/model'

/** A rate of the shipping zone of an address. */
export interface ShippingOption extends ShippingRule {
  readonly id: string
  readonly name: string
  readonly note: string
}

export interface CheckoutDetails {
  readonly email: string | null
  readonly address: TypedAddress
  readonly note: string
  /** The company, as the buyer typed it; empty for a private buyer. */
  readonly company: string
  /** The VAT ID, as the buyer typed it; empty for none. */
  readonly vatId: string
  /** The language in which the buyer saw the checkout last; null if they have not sent it. BCP 47. */
  readonly locale: string | null
  readonly shippingOptionId: string | null
  /** The id of a payment method, or `test`. */
  readonly paymentMethod: string | null
  /** The gift cards that were entered, in their order. */
  readonly giftCards: readonly GiftCard[]
}

interface GiftCard {
  readonly id: string
  /** The last four characters of its code. */
  readonly lastFour: string
  readonly balanceMinor: bigint
  /** Whether it was bought in a test order; then it pays for test orders only. */
  readonly testMode: boolean
}

/** A gift card of a checkout, with the part of the total that it pays. */
export interface UsedGiftCard extends GiftCard {
  readonly amountMinor: bigint
}

/** The buyer as a business, as an order stores it. */
export interface Business {
  /** Empty for a private buyer. */
  readonly company: string
  /** The VAT ID of the buyer, in capitals, without spaces; empty for none. */
  readonly vatId: string
  /** The VAT ID of the store; empty for none. */
  readonly sellerVatId: string
  /** Whether the recipient accounts for VAT, and none is charged. */
  readonly reverseCharge: boolean
}

/** A priced cart with the buyer's details. */
export interface Checkout {
  readonly cartId: string
  readonly cartVersion: number
  readonly currency: Currency
  /** Whether it is a donation: one line, without tax, delivery or discount. */
  readonly isDonation: boolean
  /** The subscription that it sells, without gift cards and discounts; undefined for another order. */
  readonly subscription: CartSubscription | undefined
  /** The lines still sold, at current prices. */
  readonly lines: readonly BoughtLine[]
  readonly details: CheckoutDetails
  readonly requiresShipping: boolean
  /** The rates for the country of the address that this cart is within the bounds of. */
  readonly shippingOptions: readonly ShippingOption[]
  /** Why there is no option, to a buyer who needs one; undefined if there is. */
  readonly deliveryProblem: Message | undefined
  /** The chosen option, or the first while none is chosen. */
  readonly shippingOption: ShippingOption | undefined
  /** The ways to pay for this cart. */
  readonly paymentMethods: readonly OfferedPayment[]
  /** The chosen way, or the first while none is chosen; undefined if there is none. */
  readonly paymentMethod: OfferedPayment | undefined
  /** The fields whose chosen value is not offered any more. */
  readonly unavailable: readonly ('deliveryOption' | 'paymentMethod')[]
  /** Whether it becomes a test order, for which no money moves. */
  readonly testMode: boolean
  readonly quote: Quote
  /** Whether the checkout asks for a VAT ID: the shop takes them, and the order is delivered. */
  readonly takesVatIds: boolean
  readonly business: Business
  /** Whether the prices of the quote include tax. */
  readonly taxIncluded: boolean
  /** The rates whose included tax is taken off prices; none for an order with tax. */
  readonly removedRates: readonly TaxRate[]
  /** The tax class of delivery; null for Standard. */
  readonly shippingTaxClass: string | null
  /** The subtotal by the prices of the shop. */
  readonly listedSubtotalMinor: bigint
  /** The gift cards of the buyer. One of another mode, and one that is not needed, pays nothing. */
  readonly giftCards: readonly UsedGiftCard[]
  /** The part of the total that gift cards pay. */
  readonly giftCardMinor: bigint
}

/** Converts the name of who picks an order up. It goes to no address. */
export function toPickupAddress({ firstName, lastName, phone }: TypedAddress): Address {
  return toAddress({
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
  })
}

/** Converts a typed address to the form that orders store. */
export function toAddress(typed: TypedAddress): Address {
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
