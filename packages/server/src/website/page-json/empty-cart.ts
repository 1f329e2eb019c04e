import type { Site } from '../../platform/http/site.ts'

/**
 * Creates the cart of a page, which is always empty: published pages are the same for everyone, and
 * scripts load the visitor's own cart.
 */
export function createEmptyCart(site: Site) {
  return {
    websiteId: site.id,
    created: Date.now(),
    entries: [],
    shippingLocation: {},
    shippingOptions: [],
    taxLineItems: [],
    coupons: [],
    promoCodes: [],
    appliedGiftCards: [],
    cartType: 1,
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: 0,
    amountDueCents: 0,
    totalQuantity: 0,
    purelyDigital: false,
    hasDigital: false,
    requiresShipping: false,
  }
}
