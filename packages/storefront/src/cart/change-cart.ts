import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { dispatchCartEvent } from './cart-events.ts'

/** Runs a change of the cart and notifies the page of its start and its result. */
export async function changeCart<T extends { readonly shoppingCart: ShoppingCart }>(
  change: () => Promise<T>,
): Promise<T> {
  dispatchCartEvent(cartEvents.recalculateStart)
  let answer: T | undefined
  try {
    answer = await change()
    return answer
  } finally {
    dispatchCartEvent(cartEvents.recalculateEnd, answer?.shoppingCart)
  }
}
