import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Cart } from './cart.ts'
import { toCart } from './cart-row.ts'
import { cartErrors } from './errors.ts'
import { setQuantity } from './store.ts'

/**
 * Sets the quantity of an entry of the token's own cart; 0 removes it. Throws `cart.unknownEntry` for an
 * entry of another cart, `cart.notEnoughStock`, `cart.variantUnavailable`.
 */
export async function changeEntry(
  db: Db,
  site: Site,
  token: string | undefined,
  change: { readonly entryId: string; readonly quantity: number },
): Promise<Cart> {
  if (token === undefined) throw cartErrors.unknownEntry()
  const { problem, content } = await setQuantity(db, site.id, token, change)
  if (problem) throw cartErrors[problem]()
  if (!content) throw new Error('cart_set_quantity answers a problem or a cart')
  return toCart(content)
}
