import { createHmac } from 'node:crypto'
import { type CartProblem, copyCart, deleteCart, mergeCarts } from '../../commerce/cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findCartKey } from './user-store.ts'

/**
 * Merges the browser’s cart into the cart of the account at sign-in, and gives the browser a new token. Resolves to
 * the error if some entries did not fit.
 */
export async function takeCartAlong(
  db: Db,
  site: Site,
  siteUserId: string,
  visitor: Visitor,
): Promise<CartProblem | null> {
  const key = await findCartKey(db, site.id, siteUserId)
  if (key === undefined) return null
  const [from, to] = [visitor.token, deriveCartToken(site, key)]
  const merge = (tx: Db) => mergeCarts(tx, site.id, { from: from ?? to, to })
  const { hasEntries, problem } = await transact(db, merge)
  visitor.replaceToken(newToken())
  visitor.setHasCart(hasEntries)
  return problem
}

/** Gives the browser a copy of the account's cart at sign-out. */
export async function copyOwnCart(
  db: Db,
  site: Site,
  visitor: Visitor,
  from: string,
): Promise<void> {
  const to = newToken()
  const hasEntries = await transact(db, (tx) => copyCart(tx, site.id, { from, to }))
  visitor.replaceToken(to)
  visitor.setHasCart(hasEntries)
}

export async function eraseCart(tx: Db, site: Site, siteUserId: string): Promise<void> {
  const key = await findCartKey(tx, site.id, siteUserId)
  if (key !== undefined) await deleteCart(tx, site.id, deriveCartToken(site, key))
}

/** Derives the token that the cart of an account is stored under. No browser gets it. */
export function deriveCartToken({ secret }: Site, key: string): string {
  const digest = createHmac('sha256', secret).update(`site-user-cart:${key}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
