import type { changeCartEntry, removeCartEntry } from '@vitrine/contract'
import { cartMessages } from '@vitrine/model'
import { changeCart } from '../cart/change-cart.ts'
import { loadCart } from '../cart/load-cart.ts'
import { call, Refused } from '../http.ts'

/** What could not be done, and why. */
export interface Problem {
  readonly title?: string
  readonly message: string
}

/** Sets the quantity of an entry. Returns what kept it from being set, if anything did. */
export function setQuantity(id: string, quantity: number): Promise<Problem | undefined> {
  return attempt(cartMessages.unableToUpdateQuantity, () =>
    call<typeof changeCartEntry>('PUT', `/api/commerce/shopping-cart/entries/${id}`, { quantity }),
  )
}

/** Takes an entry out. Returns what kept it in, if anything did. */
export function remove(id: string): Promise<Problem | undefined> {
  return attempt(cartMessages.unableToRemove, () =>
    call<typeof removeCartEntry>('DELETE', `/api/commerce/shopping-cart/entries/${id}`),
  )
}

/** Changes wait for each other, so that the last answer is the last word. */
let queue: Promise<unknown> = Promise.resolve()

async function attempt(
  title: string,
  work: Parameters<typeof changeCart>[0],
): Promise<Problem | undefined> {
  const done = queue.then(() => changeCart(work))
  queue = done.catch(() => {})
  try {
    await done
    return undefined
  } catch (error) {
    // It may be refused for what another tab, or the shop, has changed: show how things are.
    void loadCart()
    return { title, message: error instanceof Refused ? error.message : cartMessages.tryAgain }
  }
}
