import {
  getBoughtLines,
  type Cart,
  findCartById,
  computeCartQuote,
  requiresShipping,
} from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout, CheckoutDetails } from './details.ts'
import { loadCheckoutDetails } from './store.ts'

const EMPTY_DETAILS: CheckoutDetails = {
  email: null,
  address: {},
  note: '',
  shippingOptionId: null,
  discount: null,
  discountPerCustomer: 1,
  giftCard: null,
}

/** Loads and prices a cart with current prices. Two statements. */
export async function loadCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
): Promise<Checkout> {
  return priceCheckout(db, site, cartId, await findCartById(db, site.id, cartId))
}

/** Prices a cart that is already loaded. One statement. */
export async function priceCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
  cart: Cart | undefined,
): Promise<Checkout> {
  const { details: saved = EMPTY_DETAILS, shippingOptions } = await loadCheckoutDetails(
    db,
    site.id,
    cartId,
  )
  const isDonation = cart?.donation !== undefined
  // A donation is paid in full, in money.
  const details = isDonation ? { ...saved, discount: null, giftCard: null } : saved
  const chosen = shippingOptions.find(({ id }) => id === details.shippingOptionId)
  const needsShipping = requiresShipping(cart)
  const shippingOption = needsShipping ? (chosen ?? shippingOptions[0]) : undefined
  const quote = computeCartQuote(cart, {
    discount: details.discount ?? undefined,
    shipping: shippingOption,
    taxIncluded: site.store.taxIncluded,
  })
  const { balanceMinor } = details.giftCard ?? { balanceMinor: 0n }
  const total = quote.grandTotalMinor
  return {
    cartId,
    cartVersion: cart?.version ?? 0,
    currency: site.store.currency,
    isDonation,
    lines: getBoughtLines(cart),
    details,
    requiresShipping: needsShipping,
    shippingOptions,
    shippingOption,
    quote,
    giftCardMinor: balanceMinor < total ? balanceMinor : total,
  }
}
