import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { listen } from './cart-events.ts'
import { hasCartToLoad } from './cart-rule.ts'
import { loadCart } from './load-cart.ts'
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
    if (persisted) void start()
  })
  await start()
  for (const wrapper of document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-wrapper'))
    wrapper.style.visibility = 'visible'
}

async function start(): Promise<void> {
  if (hasCartToLoad(document.cookie)) await loadCart()
  else drawCart()
}
