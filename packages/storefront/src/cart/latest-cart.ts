import type { ShoppingCart } from '@vitrine/contract'

let latest: ShoppingCart | undefined

/** Returns the cart from the last response; undefined until it is loaded or if there is none. */
export function getLatestCart(): ShoppingCart | undefined {
  return latest
}

export function setLatestCart(cart: ShoppingCart): void {
  latest = cart
}
