import { message } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { BoughtLine } from '../cart/index.ts'
import type { Checkout } from './details.ts'
import { holdStock, listShortages, type Shortage, type StockRequest } from './hold-store.ts'
import { type CheckoutSite, loadCheckout } from './load-checkout.ts'
import { isContactComplete, type RequirementErrors } from './requirements.ts'
import { lockCart } from './store.ts'

interface LoadedCheckout {
  readonly checkout: Checkout
  readonly errors: RequirementErrors
}

/** Loads a checkout to show it, with an error if there is too little stock. Holds nothing. */
export async function viewCheckout(
  db: Db,
  site: CheckoutSite,
  cartId: string,
): Promise<LoadedCheckout> {
  const checkout = await loadCheckout(db, site, cartId)
  const shortages = await listShortages(db, site.id, cartId, getRequests(checkout.lines))
  return { checkout, errors: toErrors(shortages) }
}

/**
 * Holds the stock of a cart whose contact and address are complete, so that no other visitor buys it while
 * the buyer pays. Locks: cart, stock.
 */
export async function enterCheckout(
  db: Db,
  site: CheckoutSite,
  cartId: string,
): Promise<LoadedCheckout> {
  return transact(db, async (tx) => {
    await lockCart(tx, site.id, cartId)
    const checkout = await loadCheckout(tx, site, cartId)
    if (!isContactComplete(checkout)) return { checkout, errors: {} }
    return {
      checkout,
      errors: await holdCheckoutStock(tx, site, checkout, { isForPayment: false }),
    }
  })
}

/**
 * Holds the stock of a checkout, within a transaction that has locked its cart. A hold for a payment
 * stays, whatever the cart contains by the time the payment arrives. With `isHeld` false the stock is only
 * checked: its buyer has held too much.
 */
export async function holdCheckoutStock(
  tx: Db,
  site: CheckoutSite,
  { cartId, lines }: Checkout,
  { isForPayment, isHeld = true }: { readonly isForPayment: boolean; readonly isHeld?: boolean },
): Promise<RequirementErrors> {
  const requests = getRequests(lines)
  const minutes = site.store.stockHoldMinutes
  const hold = { cartId, minutes, requests, isForPayment, isHeld }
  return toErrors(await holdStock(tx, site.id, hold))
}

function getRequests(lines: readonly BoughtLine[]): readonly StockRequest[] {
  return lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
}

function toErrors(shortages: readonly Shortage[]): RequirementErrors {
  return shortages.length > 0 ? { '': message('cart.notEnoughStock') } : {}
}
