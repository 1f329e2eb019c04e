import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { onCartEvent } from './cart-events.ts'
import { hasCartToLoad } from './has-cart.ts'
import { loadCart } from './load-cart.ts'
import { setLatestCart } from './latest-cart.ts'
import { renderCart, mountIndicator } from './indicator.ts'

/**
 * Shows the cart and keeps it up to date: loads it if there is one and follows every cart event. Add-to-cart
 * buttons become visible once it is loaded or skipped.
 *
 * @see storefront spec §4 "Cart load"
 */
export async function startCart(): Promise<void> {
  mountIndicator()
  const update = (cart?: ShoppingCart) => {
    if (!cart) return
    setLatestCart(cart)
    renderCart(cart)
  }
  onCartEvent(cartEvents.loaded, update)
  onCartEvent(cartEvents.recalculateEnd, update)
  // A page from the back/forward cache shows an old cart.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void loadOrSkipCart()
  })
  await loadOrSkipCart()
  for (const wrapper of document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-wrapper'))
    wrapper.style.visibility = 'visible'
}

async function loadOrSkipCart(): Promise<void> {
  if (hasCartToLoad(document.cookie)) await loadCart()
  else renderCart()
}
