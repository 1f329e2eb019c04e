import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import type { Donation } from './cart.ts'
import { cart, cartDonation } from './tables.ts'

/** The life of an unpaid donation, in milliseconds. */
const DONATION_CART_LIFE_MS = 24 * 3_600_000

/**
 * Creates a cart for one donation, separate from the visitor's own cart. Resolves to the token in the address
 * of its checkout.
 */
export async function createDonationCart(
  db: Db,
  site: Pick<Site, 'id' | 'secret' | 'store'>,
  donation: Donation,
): Promise<string> {
  const id = newId()
  const token = computeDonationToken(site.secret, id)
  const expiresAt = new Date(Date.now() + DONATION_CART_LIFE_MS)
  await transact(db, async (tx) => {
    const tokenHash = computeDigest(getDonationKey(token))
    const { currency } = site.store
    await tx.insert(cart).values({ siteId: site.id, id, tokenHash, currency, expiresAt })
    await tx.insert(cartDonation).values({ siteId: site.id, cartId: id, ...donation })
  })
  return token
}

/** Computes a token of 128 bits from the site's secret, so that the cart's id leads to its checkout again. */
export function computeDonationToken(siteSecret: Buffer, cartId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`donation:${cartId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Returns the key a donation's cart is stored under. No cookie holds it, so it is never a visitor's cart. */
export function getDonationKey(token: string): string {
  return `donation:${token}`
}
