import type { CartEntry, ShoppingCart } from '@vitrine/contract'
import { centsOf, formatMoney, type Money, moneyOnTheWire } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { Cart, CartLine } from './cart.ts'
import { cartQuote, requiresShipping, soldLines } from './cart-quote.ts'

/**
 * The cart as scripts read it; without one, the empty cart, which is also what page JSON has.
 *
 * @see storefront spec §3 "Shopping cart"
 */
export function cartView(site: Site, cart: Cart | undefined, nowMs = Date.now()): ShoppingCart {
  const money = moneyOf(site)
  const { subtotalMinor, grandTotalMinor, discountMinor } = cartQuote(cart, {
    taxIncluded: site.store.taxIncluded,
  })
  const lines = cart?.lines ?? []
  const sold = soldLines(cart)
  return {
    id: cart?.id ?? null,
    websiteId: site.id,
    orderId: null,
    created: cart?.createdAtMs ?? nowMs,
    isPurchased: false,
    version: cart?.version ?? 0,
    entries: lines.map((line) => entryView(site, line)),
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: centsOf(money(subtotalMinor)),
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: centsOf(money(discountMinor)),
    grandTotalCents: centsOf(money(grandTotalMinor)),
    subtotalAmount: moneyOnTheWire(money(subtotalMinor)),
    subtotalFormatted: formatMoney(money(subtotalMinor), site.language),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: sold.some(({ type }) => type === 'digital'),
    purelyDigital: sold.length > 0 && sold.every(({ type }) => type === 'digital'),
    requiresShipping: requiresShipping(cart),
    belowMinimum: belowMinimum(site, cart),
  }
}

export function entryView(site: Site, line: CartLine): CartEntry {
  const money = moneyOf(site)
  const { id, title, quantity, options } = line
  const total = line.isSold ? line.unitPriceMinor * BigInt(quantity) : 0n
  return {
    id,
    itemId: line.productId,
    productType: line.type,
    title,
    fullUrl: line.url,
    image: line.image && {
      url: line.image.url,
      alt: line.image.alt,
      width: line.image.width,
      height: line.image.height,
    },
    chosenVariant: {
      id: line.variantId,
      sku: line.sku,
      attributes: Object.fromEntries(options.map(({ optionName, value }) => [optionName, value])),
      optionValues: [...options],
      price: centsOf(money(line.priceMinor)),
      salePrice: centsOf(money(line.salePriceMinor ?? 0n)),
      onSale: line.onSale,
      unlimited: line.unlimited,
      qtyInStock: line.unlimited ? 0 : line.available,
    },
    quantity,
    multipleQuantityAllowed: maySayHowMany(site, line),
    isAvailable: line.isSold,
    additionalFields: { ...line.fields },
    purchasePriceCents: centsOf(money(line.unitPriceMinor)),
    subTotal: moneyOnTheWire(money(total)),
  }
}

/** @see storefront spec §5 "Quantity input" */
export function maySayHowMany(site: Site, { type }: CartLine): boolean {
  return (
    type === 'physical' || (type === 'service' && site.store.multipleQuantityAllowedForServices)
  )
}

/** What the subtotal has to reach, as people read it; null when it does, or there is nothing to buy. */
export function belowMinimum(site: Site, cart: Cart | undefined): string | null {
  const minimum = site.store.minimumOrderSubtotalMinor
  if (minimum === null || soldLines(cart).length === 0) return null
  if (cartQuote(cart, {}).subtotalMinor >= minimum) return null
  return formatMoney(moneyOf(site)(minimum), site.language)
}

function moneyOf(site: Site): (minor: bigint) => Money {
  return (minor) => ({ minor, currency: site.store.currency })
}
