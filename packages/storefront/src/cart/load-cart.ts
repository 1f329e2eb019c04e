import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { dispatchCartEvent } from './cart-events.ts'

/** Fetches the cart and notifies the page of the start and the result. */
export async function loadCart(): Promise<void> {
  dispatchCartEvent(cartEvents.loading)
  dispatchCartEvent(cartEvents.loaded, await fetchCart())
}

/** The timeout in ms: add-to-cart buttons stay hidden until the cart is loaded. */
const LOAD_TIMEOUT_MS = 5000

async function fetchCart(): Promise<ShoppingCart | undefined> {
  try {
    const response = await fetch('/api/commerce/shopping-cart?calculateSubtotal=true', {
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    // Without a connection the page stays as it is; adding to the cart reports it.
    return undefined
  }
}
