import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { tell } from './cart-events.ts'

/** Changes the cart by `work` and tells the page when it begins and what came of it. */
export async function changeCart<T extends { readonly shoppingCart: ShoppingCart }>(
  work: () => Promise<T>,
): Promise<T> {
  tell(cartEvents.recalculateStart)
  let answer: T | undefined
  try {
    answer = await work()
    return answer
  } finally {
    tell(cartEvents.recalculateEnd, answer?.shoppingCart)
  }
}
