import { boughtLines, type Cart, cartById, cartQuote, requiresShipping } from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout, CheckoutDetails } from './details.ts'
import { checkoutDetails } from './store.ts'

const NOTHING: CheckoutDetails = {
  email: null,
  address: {},
  note: '',
  shippingOptionId: null,
  discount: null,
  discountPerCustomer: 1,
  giftCard: null,
}

/** Prices a cart as it stands. Two statements. */
export async function readCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
): Promise<Checkout> {
  return priceCheckout(db, site, cartId, await cartById(db, site.id, cartId))
}

/** Prices a cart as it was when it was read. One statement. */
export async function priceCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
  cart: Cart | undefined,
): Promise<Checkout> {
  const { details: saved = NOTHING, shippingOptions } = await checkoutDetails(db, site.id, cartId)
  const isDonation = cart?.donation !== undefined
  // What is given is given whole, in money.
  const details = isDonation ? { ...saved, discount: null, giftCard: null } : saved
  const chosen = shippingOptions.find(({ id }) => id === details.shippingOptionId)
  const mustSend = requiresShipping(cart)
  const shippingOption = mustSend ? (chosen ?? shippingOptions[0]) : undefined
  const quote = cartQuote(cart, {
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
    lines: boughtLines(cart),
    details,
    requiresShipping: mustSend,
    shippingOptions,
    shippingOption,
    quote,
    giftCardMinor: balanceMinor < total ? balanceMinor : total,
  }
}
