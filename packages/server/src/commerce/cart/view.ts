import type { CartEntry, ShoppingCart } from '@vitrine/contract'
import {
  type CartDiscount,
  formatMoney,
  type Money,
  type Quote,
  toCents,
  toWireMoney,
} from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { Cart, CartLine } from './cart.ts'
import { computeCartQuote, requiresShipping, getSoldLines } from './cart-quote.ts'
import { getCartInstallments } from './installments.ts'
import { localizeLine } from './localize-line.ts'

/**
 * Converts a cart to its API form in the language of `site`; without a cart, to the empty cart, which page JSON has as well.
 *
 * @see storefront spec §3 "Shopping cart"
 */
export function toCartView(site: Site, cart: Cart | undefined, nowMs = Date.now()): ShoppingCart {
  const money = createMoneyFactory(site)
  const quote = computeCartQuote(cart, { taxIncluded: site.store.taxIncluded })
  const { subtotalMinor, grandTotalMinor, discountMinor } = quote
  const lines = cart?.lines ?? []
  const sold = getSoldLines(cart)
  return {
    id: cart?.id ?? null,
    websiteId: site.id,
    orderId: null,
    created: cart?.createdAtMs ?? nowMs,
    isPurchased: false,
    version: cart?.version ?? 0,
    entries: lines.map((line) => toEntryView(site, line)),
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    ...toCoupons(quote, (minor) => toCents(money(minor))),
    subtotalCents: toCents(money(subtotalMinor)),
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: toCents(money(discountMinor)),
    grandTotalCents: toCents(money(grandTotalMinor)),
    subtotalAmount: toWireMoney(money(subtotalMinor)),
    subtotalFormatted: formatMoney(money(subtotalMinor), site.language),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: sold.some(({ type }) => type === 'digital'),
    purelyDigital: sold.length > 0 && sold.every(({ type }) => type === 'digital'),
    requiresShipping: requiresShipping(cart),
    belowMinimum: formatUnmetMinimum(site, cart),
    installments: getCartInstallments(site, cart, toCents(money(grandTotalMinor))),
  }
}

/** Returns the codes of a cart, and the discounts that apply or not. */
function toCoupons(
  { applied, rejected }: Quote,
  cents: (minor: bigint) => number,
): Pick<ShoppingCart, 'coupons' | 'validCoupons' | 'invalidCoupons'> {
  const toCoupon = ({ code, title }: CartDiscount) => ({ code, title })
  const byCode = rejected.filter(({ discount }) => discount.code !== null)
  return {
    coupons: [...applied, ...byCode].flatMap(({ discount }) =>
      discount.code === null ? [] : [toCoupon(discount)],
    ),
    validCoupons: applied.map(({ discount, amountMinor }) => ({
      ...toCoupon(discount),
      discountCents: cents(amountMinor),
    })),
    invalidCoupons: byCode.map(({ discount, reason, missingMinor }) => ({
      ...toCoupon(discount),
      reason,
      missingCents: cents(missingMinor),
    })),
  }
}

export function toEntryView(site: Site, line: CartLine): CartEntry {
  const money = createMoneyFactory(site)
  const { id, quantity } = line
  const { title, options } = localizeLine(line, site.language)
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
      price: toCents(money(line.priceMinor)),
      salePrice: toCents(money(line.salePriceMinor ?? 0n)),
      onSale: line.onSale,
      unlimited: line.unlimited,
      qtyInStock: line.unlimited ? 0 : line.available,
    },
    quantity,
    multipleQuantityAllowed: canChangeQuantity(site, line),
    isAvailable: line.isSold,
    additionalFields: { ...line.fields },
    additionalFieldsFormId: line.formId,
    needsAdditionalFields: line.needsForm,
    purchasePriceCents: toCents(money(line.unitPriceMinor)),
    subTotal: toWireMoney(money(total)),
  }
}

/**
 * Returns whether the visitor may change the quantity of an entry.
 * @see storefront spec §5 "Quantity input"
 */
export function canChangeQuantity(site: Site, { type }: CartLine): boolean {
  return (
    type === 'physical' || (type === 'service' && site.store.multipleQuantityAllowedForServices)
  )
}

/** Returns the formatted minimum subtotal; null if it is reached, or if there is nothing to buy. */
export function formatUnmetMinimum(site: Site, cart: Cart | undefined): string | null {
  const minimum = site.store.minimumOrderSubtotalMinor
  if (minimum === null || getSoldLines(cart).length === 0) return null
  if (computeCartQuote(cart, {}).subtotalMinor >= minimum) return null
  return formatMoney(createMoneyFactory(site)(minimum), site.language)
}

function createMoneyFactory(site: Site): (minor: bigint) => Money {
  return (minor) => ({ minor, currency: site.store.currency })
}
