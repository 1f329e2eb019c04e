import { message } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout } from './details.ts'
import { loadCheckout } from './load-checkout.ts'
import type { RequirementErrors } from './requirements.ts'
import { holdStock, lockCart, markCheckoutEntered } from './store.ts'

/**
 * Enters checkout or continues it: holds the cart's stock for a while, so that no other visitor buys it
 * while the form is filled in. Returns an error if there is too little. Locks: cart, stock.
 */
export async function enterCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
): Promise<{ readonly checkout: Checkout; readonly errors: RequirementErrors }> {
  return transact(db, async (tx) => {
    await lockCart(tx, site.id, cartId)
    const checkout = await loadCheckout(tx, site, cartId)
    await markCheckoutEntered(tx, site.id, cartId)
    const errors = await holdCheckoutStock(tx, site, checkout, { isForPayment: false })
    return { checkout, errors }
  })
}

/**
 * Holds the stock of a checkout, within a transaction that has locked its cart. A hold for a payment
 * stays, whatever the cart contains by the time the payment arrives.
 */
export async function holdCheckoutStock(
  tx: Db,
  site: Pick<Site, 'id' | 'store'>,
  { cartId, lines }: Checkout,
  { isForPayment }: { readonly isForPayment: boolean },
): Promise<RequirementErrors> {
  const requests = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const minutes = site.store.stockHoldMinutes
  const shortages = await holdStock(tx, site.id, { cartId, minutes, requests, isForPayment })
  return shortages.length > 0 ? { '': message('cart.notEnoughStock') } : {}
}
