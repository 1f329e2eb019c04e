import { cartEvents } from '@vitrine/model'
import { Teller } from './teller.ts'

interface Cart {
  readonly totalQuantity: number
  readonly entries: readonly { readonly id: string; readonly quantity: number }[]
}

/** The cart as scripts of older templates know it. `analytics` is told what is put into it. @see compat §8 */
export function olderCart(analytics: Teller) {
  const teller = new Teller()
  let known: Cart | undefined
  const hear = (event: Event) => {
    const detail: { readonly shoppingCart?: Cart } | null =
      event instanceof CustomEvent ? event.detail : null
    const cart = detail?.shoppingCart
    if (!cart) return
    const before = known
    known = cart
    teller.fire('change', { totalQuantity: cart.totalQuantity })
    const newlyAdded = cart.entries.find(({ id, quantity }) => {
      const same = before?.entries.find((entry) => entry.id === id)
      return quantity > (same?.quantity ?? 0)
    })
    // What was there when the page came is not added on it.
    if (newlyAdded && event.type === cartEvents.recalculateEnd)
      analytics.fire('commerce-item-added', { newlyAdded, shoppingCart: cart })
  }
  for (const name of [cartEvents.loaded, cartEvents.recalculateEnd])
    document.addEventListener(name, hear)
  return {
    on: teller.on,
    get: (name: string) => (name === 'totalQuantity' ? (known?.totalQuantity ?? 0) : undefined),
  }
}
