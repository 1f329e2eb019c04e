import { cartEvents } from '@vitrine/model'
import { listen } from '../cart/cart-events.ts'
import { latestCart } from '../cart/latest-cart.ts'
import { drawIsland } from '../island.tsx'
import { CartPage } from './CartPage.tsx'

/**
 * Takes over the rows that the server drew on the cart page, as soon as the cart is loaded: quantities
 * change and rows go without leaving the page. Until then, and without it, the rows' own forms do.
 */
export function mount(root: HTMLElement): void {
  const container = root.querySelector('#sqs-cart-container')
  if (!container?.querySelector('.cart-row')) return
  const continueUrl =
    container.querySelector('.cart-continue-button')?.getAttribute('href') ?? '/shop'
  const draw = () => drawIsland(container, <CartPage continueUrl={continueUrl} />)
  if (latestCart()) return draw()
  const stop = listen(cartEvents.loaded, (cart) => {
    if (!cart) return
    stop()
    draw()
  })
}
