import { cartMessages } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Checkout } from './details.ts'
import { readCheckout } from './read-checkout.ts'
import type { Faults } from './requirements.ts'
import { enter, holdStock, lockCart } from './store.ts'

/**
 * Enters checkout, or goes on with it: what the cart has is put aside for a while, so that nobody else
 * buys it while the form is filled in. Says so when there is too little. Locks: cart, stock.
 */
export async function enterCheckout(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  cartId: string,
): Promise<{ readonly checkout: Checkout; readonly faults: Faults }> {
  return transact(db, async (tx) => {
    await lockCart(tx, site.id, cartId)
    const checkout = await readCheckout(tx, site, cartId)
    await enter(tx, site.id, cartId)
    return { checkout, faults: await putAside(tx, site, checkout, { promises: false }) }
  })
}

/**
 * Puts aside what a checkout has, within a transaction that holds the lock of its cart; with `promises`,
 * for a payment, whatever the cart has by the time it comes.
 */
export async function putAside(
  tx: Db,
  site: Pick<Site, 'id' | 'store'>,
  { cartId, lines }: Checkout,
  { promises }: { readonly promises: boolean },
): Promise<Faults> {
  const wanted = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const minutes = site.store.stockHoldMinutes
  const short = await holdStock(tx, site.id, { cartId, minutes, wanted, promises })
  return short.length > 0 ? { '': cartMessages.notEnoughStock } : {}
}
