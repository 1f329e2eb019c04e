import type { ShoppingCart } from '@vitrine/contract'
import type { cartEvents } from '@vitrine/model'

type CartEvent = (typeof cartEvents)[keyof typeof cartEvents]

/** Notifies the islands of the page about a change of the cart. */
export function dispatchCartEvent(event: CartEvent, shoppingCart?: ShoppingCart): void {
  document.dispatchEvent(new CustomEvent(event, { detail: { shoppingCart } }))
}

/** Calls `listener` with the cart of each `event`, if it has one. Returns a function that stops listening. */
export function onCartEvent(event: CartEvent, listener: (cart?: ShoppingCart) => void): () => void {
  const handleEvent = (cartEvent: Event) => {
    if (!(cartEvent instanceof CustomEvent)) return
    const detail: { readonly shoppingCart?: ShoppingCart } | null = cartEvent.detail
    listener(detail?.shoppingCart)
  }
  document.addEventListener(event, handleEvent)
  return () => document.removeEventListener(event, handleEvent)
}
