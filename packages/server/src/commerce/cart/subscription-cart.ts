import { createHmac } from 'node:crypto'
import { findPlan } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId, parseId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { addEntry, type NewEntry } from './add-entry.ts'
import { cartErrors } from './errors.ts'
import { insertSubscriptionCart, setExpiry } from './subscription-store.ts'

/** The life of an unpaid subscription, in milliseconds. */
const SUBSCRIPTION_CART_LIFE_MS = 24 * 3_600_000

/**
 * Creates a cart for one subscription, separate from the visitor's own cart. Resolves to the token in the address of its
 * checkout.
 *
 * Throws `cart.variantUnavailable` for a product that is sold once, and the errors of `addEntry`.
 */
export async function createSubscriptionCart(
  db: Db,
  site: Pick<Site, 'id' | 'language' | 'secret' | 'store' | 'timeZone'>,
  entry: Omit<NewEntry, 'memberAreaIds'>,
): Promise<string> {
  const productId = parseId(entry.itemId)
  const plan = productId && (await findPlan(db, site.id, productId))
  if (!plan) throw cartErrors.variantUnavailable()
  const id = newId()
  const token = computeSubscriptionToken(site.secret, id)
  const key = getSubscriptionKey(token)
  const expiresAt = new Date(Date.now() + SUBSCRIPTION_CART_LIFE_MS)
  await transact(db, async (tx) => {
    await insertSubscriptionCart(tx, site.id, {
      id,
      tokenHash: computeDigest(key),
      currency: site.store.currency,
      expiresAt,
      plan,
      isRenewal: false,
    })
    await addEntry(tx, site, key, { ...entry, memberAreaIds: [] })
    // An entry gives a cart the life of one that a visitor fills.
    await setExpiry(tx, site.id, id, expiresAt)
  })
  return token
}

/** Computes a token of 128 bits from the site's secret, so that the cart's id leads to its checkout again. */
export function computeSubscriptionToken(siteSecret: Buffer, cartId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`subscription:${cartId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Returns the key that the cart of a subscription is stored under. No cookie holds it. */
export function getSubscriptionKey(token: string): string {
  return `subscription:${token}`
}

/** Returns the path where a subscription is paid for; anyone who has it may do so. */
export function getSubscriptionCheckoutPath(token: string): `/checkout/subscription?${string}` {
  return `/checkout/subscription?cartToken=${token}`
}
