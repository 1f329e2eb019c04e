import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { tell } from './cart-events.ts'

/** Asks the server for the cart and tells the page when that begins and what came of it. */
export async function loadCart(): Promise<void> {
  tell(cartEvents.loading)
  tell(cartEvents.loaded, await fetchCart())
}

/** Buttons wait for the cart; nobody should wait for longer. */
const GIVEN_UP_AFTER_MS = 5000

async function fetchCart(): Promise<ShoppingCart | undefined> {
  try {
    const response = await fetch('/api/commerce/shopping-cart?calculateSubtotal=true', {
      signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    // No connection, or none worth the name: the page stays as it is, and adding says so.
    return undefined
  }
}
