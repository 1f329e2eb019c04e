import type { Site } from '../../platform/http/site.ts'

/**
 * The cart of a page is always the empty one: published pages are the same for everybody, and the
 * cart of a visitor comes by a call of its own.
 */
export function emptyCart(site: Site) {
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
