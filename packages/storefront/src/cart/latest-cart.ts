import type { ShoppingCart } from '@vitrine/contract'

let latest: ShoppingCart | undefined

/** The cart as the server last answered it; undefined until it is loaded, or when there is none. */
export function latestCart(): ShoppingCart | undefined {
  return latest
}

export function keepLatest(cart: ShoppingCart): void {
  latest = cart
}
