import type { ShoppingCart } from '@vitrine/contract'
import type { cartEvents } from '@vitrine/model'

type CartEvent = (typeof cartEvents)[keyof typeof cartEvents]

/** Tells every island of the page what happens to the cart. */
export function tell(event: CartEvent, shoppingCart?: ShoppingCart): void {
  document.dispatchEvent(new CustomEvent(event, { detail: { shoppingCart } }))
}

/** Calls `listener` with the cart that came with each `event`, if one did. Returns how to stop. */
export function listen(event: CartEvent, listener: (cart?: ShoppingCart) => void): () => void {
  const heard = (told: Event) => {
    if (!(told instanceof CustomEvent)) return
    const detail: { readonly shoppingCart?: ShoppingCart } | null = told.detail
    listener(detail?.shoppingCart)
  }
  document.addEventListener(event, heard)
  return () => document.removeEventListener(event, heard)
}
