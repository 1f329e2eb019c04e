import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { listen, tell } from './cart-events.ts'
import { hasCartToLoad } from './cart-rule.ts'
import { keepLatest } from './latest-cart.ts'
import { drawCart, startIndicator } from './indicator.ts'

/**
 * Shows what is in the cart from here on: loads it when there is one, and follows every change that
 * islands tell of. Buttons that add to it become visible when it is loaded, or skipped.
 *
 * @see storefront spec §4 "Cart load"
 */
export async function startCart(): Promise<void> {
  startIndicator()
  const draw = (cart?: ShoppingCart) => {
    if (!cart) return
    keepLatest(cart)
    drawCart(cart)
  }
  listen(cartEvents.loaded, draw)
  listen(cartEvents.recalculateEnd, draw)
  // A page that comes back from the browser's own cache shows the cart as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void loadCart()
  })
  await loadCart()
  for (const wrapper of document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-wrapper'))
    wrapper.style.visibility = 'visible'
}

async function loadCart(): Promise<void> {
  if (!hasCartToLoad(document.cookie)) return drawCart()
  tell(cartEvents.loading)
  const cart = await fetchCart()
  tell(cartEvents.loaded, cart)
}

async function fetchCart(): Promise<ShoppingCart | undefined> {
  try {
    const response = await fetch('/api/commerce/shopping-cart?calculateSubtotal=true')
    return response.ok ? await response.json() : undefined
  } catch {
    // No connection: the page stays as it is, and adding says so.
    return undefined
  }
}
