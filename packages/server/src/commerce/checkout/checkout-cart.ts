import {
  type Cart,
  findCartByToken,
  getDonationKey,
  getSubscriptionCheckoutPath,
  getSubscriptionKey,
} from '../cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { isToken } from '../../platform/http/token.ts'
import type { Site } from '../../platform/http/site.ts'

/** The cart that a checkout page sells, and the addresses around it. */
export interface CheckoutCart {
  /** The token the cart is stored under; undefined if there is none. */
  readonly key: string | undefined
  /** The path the form posts to. */
  readonly action: `/${string}`
  /** The path to redirect to if there is nothing to pay for. */
  readonly back: `/${string}`
}

/** Returns the checkout of the visitor's own cart. */
export function getVisitorCheckout(cartToken: string | undefined): CheckoutCart {
  return { key: cartToken, action: '/checkout', back: '/cart' }
}

/** Returns the checkout of the donation with this token. */
export function getDonationCheckout(cartToken: string | undefined): CheckoutCart {
  const isKnown = isToken(cartToken)
  return {
    key: isKnown ? getDonationKey(cartToken) : undefined,
    action: isKnown ? getDonationCheckoutPath(cartToken) : '/checkout/donation',
    back: '/',
  }
}

/** Returns the checkout of the subscription with this token. */
export function getSubscriptionCheckout(cartToken: string | undefined): CheckoutCart {
  const isKnown = isToken(cartToken)
  return {
    key: isKnown ? getSubscriptionKey(cartToken) : undefined,
    action: isKnown ? getSubscriptionCheckoutPath(cartToken) : '/checkout/subscription',
    back: '/',
  }
}

/** Returns the path where a donation is paid for; anyone who has it may do so. */
export function getDonationCheckoutPath(token: string): `/checkout/donation?${string}` {
  return `/checkout/donation?cartToken=${token}`
}

/** Finds the open cart of a checkout; undefined if it is empty. */
export async function findOpenCart(
  db: Db,
  site: Site,
  { key }: CheckoutCart,
): Promise<Cart | undefined> {
  const cart = key === undefined ? undefined : await findCartByToken(db, site.id, key)
  return cart && (cart.lines.length > 0 || cart.donation) ? cart : undefined
}
