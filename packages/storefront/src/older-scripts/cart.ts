import { cartEvents } from '@vitrine/model'
import { EventEmitter } from './event-emitter.ts'

interface Cart {
  readonly totalQuantity: number
  readonly entries: readonly { readonly id: string; readonly quantity: number }[]
}

/** Creates the cart API of older templates. Additions are fired on `analytics`. @see compat §8 */
export function createOlderCart(analytics: EventEmitter) {
  const emitter = new EventEmitter()
  let latestCart: Cart | undefined
  const handleCartEvent = (event: Event) => {
    const detail: { readonly shoppingCart?: Cart } | null =
      event instanceof CustomEvent ? event.detail : null
    const cart = detail?.shoppingCart
    if (!cart) return
    const before = latestCart
    latestCart = cart
    emitter.fire('change', { totalQuantity: cart.totalQuantity })
    const newlyAdded = cart.entries.find(({ id, quantity }) => {
      const same = before?.entries.find((entry) => entry.id === id)
      return quantity > (same?.quantity ?? 0)
    })
    // Entries present at page load were not added on this page.
    if (newlyAdded && event.type === cartEvents.recalculateEnd)
      analytics.fire('commerce-item-added', { newlyAdded, shoppingCart: cart })
  }
  for (const name of [cartEvents.loaded, cartEvents.recalculateEnd])
    document.addEventListener(name, handleCartEvent)
  return {
    on: emitter.on,
    get: (name: string) =>
      name === 'totalQuantity' ? (latestCart?.totalQuantity ?? 0) : undefined,
  }
}
