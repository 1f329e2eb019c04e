import {
  type Quote,
  quote,
  type TaxRate,
  type DiscountRule,
  type ShippingRule,
} from '@vitrine/model'
import type { Cart, CartLine } from './cart.ts'

/** What is bought: the lines that are still sold. An order has these and no others. */
export function soldLines(cart: Cart | undefined): readonly CartLine[] {
  return cart?.lines.filter(({ isSold }) => isSold) ?? []
}

/** The price of a cart on these terms; line for line that of `soldLines`. */
export function cartQuote(
  cart: Cart | undefined,
  terms: {
    readonly discount?: DiscountRule | undefined
    readonly shipping?: ShippingRule | undefined
    readonly taxRates?: readonly TaxRate[]
    readonly taxIncluded?: boolean
  },
): Quote {
  return quote({ entries: soldLines(cart), ...terms })
}

/** Whether something in it has to be sent. */
export function requiresShipping(cart: Cart | undefined): boolean {
  return soldLines(cart).some(({ type }) => type === 'physical')
}
