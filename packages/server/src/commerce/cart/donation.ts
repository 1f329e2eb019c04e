import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import type { Cart, Donation } from './cart.ts'
import { cartByToken } from './store.ts'
import { cart, cartDonation } from './tables.ts'

/** Nobody comes back later to what they meant to give. */
const LIFE_MS = 24 * 3_600_000

/**
 * A cart for one donation, beside whatever else its visitor has. Resolves to the token in the address of
 * its checkout.
 */
export async function openDonation(
  db: Db,
  site: Pick<Site, 'id' | 'secret' | 'store'>,
  donation: Donation,
): Promise<string> {
  const id = newId()
  const token = donationToken(site.secret, id)
  const expiresAt = new Date(Date.now() + LIFE_MS)
  await transact(db, async (tx) => {
    const tokenHash = digestOf(donationKey(token))
    const { currency } = site.store
    await tx.insert(cart).values({ siteId: site.id, id, tokenHash, currency, expiresAt })
    await tx.insert(cartDonation).values({ siteId: site.id, cartId: id, ...donation })
  })
  return token
}

/** 128 bits, made from the site's secret: who knows the cart by its order finds its address again. */
export function donationToken(siteSecret: Buffer, cartId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`donation:${cartId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** What such a cart is kept under. No cookie holds this, so no visitor's cart is ever one of these. */
export function donationKey(token: string): string {
  return `donation:${token}`
}

/** The cart of a token while it is not paid for; undefined when there is none. */
export async function donationCart(
  db: Db,
  siteId: string,
  token: string,
): Promise<Cart | undefined> {
  return cartByToken(db, siteId, donationKey(token))
}
