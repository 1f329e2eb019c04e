import type { Address } from '@vitrine/contract'
import type { BoughtLine } from '../cart/index.ts'
import type { OfferedPayment } from '../payments/index.ts'
import type { Currency, Message, Quote, ShippingRule, TypedAddress } from '@vitrine/model'

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
  readonly shippingOptionId: string | null
  /** The id of a payment method, or `test`. */
  readonly paymentMethod: string | null
  readonly giftCard: {
    readonly id: string
    readonly balanceMinor: bigint
    /** Whether it was bought in a test order; then it pays for test orders only. */
    readonly testMode: boolean
  } | null
}

/** A priced cart with the buyer's details. */
export interface Checkout {
  readonly cartId: string
  readonly cartVersion: number
  readonly currency: Currency
  /** Whether it is a donation: one line, without tax, delivery or discount. */
  readonly isDonation: boolean
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
  /** The part of the total that the gift card pays. */
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
