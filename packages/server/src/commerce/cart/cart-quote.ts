import {
  type Quote,
  quote,
  type TaxRate,
  type DiscountRule,
  type ShippingRule,
} from '@vitrine/model'
import type { BoughtLine, Cart, CartLine, Donation } from './cart.ts'

/** What becomes of a cart in an order: the lines that are still sold, or the donation. */
export function boughtLines(cart: Cart | undefined): readonly BoughtLine[] {
  return cart?.donation ? [donationLine(cart.id, cart.donation)] : soldLines(cart)
}

function donationLine(cartId: string, { title, ownTitle, amountMinor }: Donation): BoughtLine {
  return {
    id: cartId,
    productId: null,
    variantId: null,
    quantity: 1,
    fields: {},
    type: 'donation',
    title,
    ownTitle,
    url: null,
    memberAreaId: null,
    sku: '',
    options: [],
    priceMinor: amountMinor,
    salePriceMinor: null,
    onSale: false,
    unitPriceMinor: amountMinor,
    image: null,
  }
}

/** The lines that are still sold. */
export function soldLines(cart: Cart | undefined): readonly CartLine[] {
  return cart?.lines.filter(({ isSold }) => isSold) ?? []
}

/** The price of a cart on these terms; line for line that of `boughtLines`. */
export function cartQuote(
  cart: Cart | undefined,
  terms: {
    readonly discount?: DiscountRule | undefined
    readonly shipping?: ShippingRule | undefined
    readonly taxRates?: readonly TaxRate[]
    readonly taxIncluded?: boolean
  },
): Quote {
  return quote({ entries: boughtLines(cart), ...terms })
}

/** Whether something in it has to be sent. */
export function requiresShipping(cart: Cart | undefined): boolean {
  return soldLines(cart).some(({ type }) => type === 'physical')
}
