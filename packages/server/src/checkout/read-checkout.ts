import { type Currency, quote } from '@vitrine/model'
import type { Db } from '../db/db.ts'
import type { Site } from '../http/site.ts'
import type { Checkout, CheckoutDetails, CheckoutLine, ShippingOption } from './details.ts'
import { checkoutDetails, checkoutLines, type LockedCart } from './store.ts'

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
  cart: Pick<LockedCart, 'id' | 'version' | 'currency'>,
): Promise<Checkout> {
  const lines = await checkoutLines(db, site.id, cart.id)
  const { details, shippingOptions } = await checkoutDetails(db, site.id, cart.id)
  return checkoutOf({ cart, lines, details: details ?? NOTHING, shippingOptions, site })
}

function checkoutOf(given: {
  readonly cart: { readonly id: string; readonly version: number; readonly currency: Currency }
  readonly lines: readonly CheckoutLine[]
  readonly details: CheckoutDetails
  readonly shippingOptions: readonly ShippingOption[]
  readonly site: Pick<Site, 'store'>
}): Checkout {
  const { cart, lines, details, shippingOptions, site } = given
  const requiresShipping = lines.some(({ productType }) => productType === 1)
  const chosen = shippingOptions.find(({ id }) => id === details.shippingOptionId)
  const shippingOption = requiresShipping ? (chosen ?? shippingOptions[0]) : undefined
  const priced = quote({
    entries: lines,
    discount: details.discount ?? undefined,
    shipping: shippingOption,
    taxIncluded: site.store.taxIncluded,
  })
  const { balanceMinor } = details.giftCard ?? { balanceMinor: 0n }
  const total = priced.grandTotalMinor
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    currency: cart.currency,
    lines,
    details,
    requiresShipping,
    shippingOptions,
    shippingOption,
    quote: priced,
    giftCardMinor: balanceMinor < total ? balanceMinor : total,
  }
}
