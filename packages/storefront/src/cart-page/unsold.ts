import type { CartEntry } from '@vitrine/contract'
import { cartMessages } from '@vitrine/model'

/** What keeps an entry from being bought as it is, in words; the server's rows say the same. */
export function unsold(entry: CartEntry): string | undefined {
  const { unlimited, qtyInStock } = entry.chosenVariant
  if (!entry.isAvailable) return cartMessages.variantUnavailable
  return unlimited || qtyInStock >= entry.quantity ? undefined : cartMessages.notEnoughStock
}
