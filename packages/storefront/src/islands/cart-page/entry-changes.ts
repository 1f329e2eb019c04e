import type { changeCartEntry, removeCartEntry } from '@vitrine/contract'
import { changeCart } from '../../cart/change-cart.ts'
import { loadCart } from '../../cart/load-cart.ts'
import { t } from '../../cart/translate.ts'
import { callApi, getErrorText } from '../../call-api.ts'

/** The error of a change, with an optional title. */
export interface Problem {
  readonly title?: string
  readonly message: string
}

/** Sets the quantity of an entry. Resolves to the error, if any. */
export function setQuantity(id: string, quantity: number): Promise<Problem | undefined> {
  return runChange(t('cart.unableToUpdateQuantity'), () =>
    callApi<typeof changeCartEntry>('PUT', `/api/commerce/shopping-cart/entries/${id}`, {
      quantity,
    }),
  )
}

/** Removes an entry. Resolves to the error, if any. */
export function removeEntry(id: string): Promise<Problem | undefined> {
  return runChange(t('cart.unableToRemove'), () =>
    callApi<typeof removeCartEntry>('DELETE', `/api/commerce/shopping-cart/entries/${id}`),
  )
}

// Changes run one after the other, so that the last response shows the final cart.
let queue: Promise<unknown> = Promise.resolve()

async function runChange(
  title: string,
  change: Parameters<typeof changeCart>[0],
): Promise<Problem | undefined> {
  const done = queue.then(() => changeCart(change))
  queue = done.catch(() => {})
  try {
    await done
    return undefined
  } catch (error) {
    // Another tab or the shop may have changed the cart, so load it again.
    void loadCart()
    return { title, message: getErrorText(error) }
  }
}
