import {
  type Quote,
  computeQuote,
  computeUntaxedQuote,
  pickRates,
  removeIncludedTax,
  type TaxRate,
  type ShippingRule,
} from '@vitrine/model'
import type { BoughtLine, Cart, CartLine, Donation } from './cart.ts'

/** Returns the lines of an order from this cart: those that are still sold, or the donation. */
export function getBoughtLines(cart: Cart | undefined): readonly BoughtLine[] {
  return cart?.donation ? [toDonationLine(cart.id, cart.donation)] : getSoldLines(cart)
}

function toDonationLine(cartId: string, { title, ownTitle, amountMinor }: Donation): BoughtLine {
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
    weightGrams: null,
    taxClass: null,
    formId: null,
    formValues: {},
    needsForm: false,
  }
}

/** Returns the lines that are still sold. */
export function getSoldLines(cart: Cart | undefined): readonly CartLine[] {
  return cart?.lines.filter(({ isSold }) => isSold) ?? []
}

/**
 * Computes the price of a cart with its discounts on these terms; its lines are those of `getBoughtLines`. A donation and
 * a subscription are paid in full.
 */
export function computeCartQuote(
  cart: Cart | undefined,
  terms: {
    readonly shipping?: ShippingRule | undefined
    readonly taxRates?: readonly TaxRate[]
    readonly taxIncluded?: boolean
    readonly shippingTaxClass?: string | null
    /** Whether no tax is charged, and included tax is taken off. */
    readonly reverseCharge?: boolean
  },
): Quote {
  const entries = getBoughtLines(cart).map(
    ({ id, unitPriceMinor, quantity, type, weightGrams, taxClass }) => ({
      id,
      unitPriceMinor,
      quantity,
      // A discount on a gift card would turn into money.
      isDiscountable: type !== 'gift-card',
      // A gift card is taxed when it pays for something, and a donation buys nothing.
      isTaxed: isTaxed(type),
      isShipped: type === 'physical',
      weightGrams,
      taxClass,
    }),
  )
  const isWholePrice = cart?.donation !== undefined || cart?.subscription !== undefined
  const discounts = isWholePrice ? [] : (cart?.discounts ?? [])
  const { reverseCharge = false, ...rest } = terms
  const input = { entries, discounts, ...rest }
  return reverseCharge ? computeUntaxedQuote(input) : computeQuote(input)
}

/** Returns a line with the tax of those of these rates that are of its class taken off its prices. */
export function removeTaxFromLine(line: BoughtLine, given: readonly TaxRate[]): BoughtLine {
  const rates = pickRates(given, line.taxClass)
  if (rates.length === 0 || !isTaxed(line.type)) return line
  const { unitPriceMinor, priceMinor, salePriceMinor } = line
  return {
    ...line,
    unitPriceMinor: removeIncludedTax(unitPriceMinor, rates),
    priceMinor: removeIncludedTax(priceMinor, rates),
    salePriceMinor: salePriceMinor === null ? null : removeIncludedTax(salePriceMinor, rates),
  }
}

function isTaxed(type: BoughtLine['type']): boolean {
  return type !== 'gift-card' && type !== 'donation'
}

/** Returns whether the cart has something to ship. */
export function requiresShipping(cart: Cart | undefined): boolean {
  return getSoldLines(cart).some(({ type }) => type === 'physical')
}
