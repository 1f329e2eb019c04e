import { createHmac } from 'node:crypto'
import {
  type CartProblem,
  copyCart,
  deleteCart,
  mergeCarts,
  moveCarts,
} from '../../commerce/cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { findCartKey, createCartKey } from './user-store.ts'

/**
 * Merges the browser’s cart into the cart of the account at sign-in. Resolves to the entries that
 * did not fit.
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
  visitor.replaceToken(to)
  visitor.setHasCart(hasEntries)
  return problem
}

/** Leaves the cart with the account at sign-out; the browser keeps a copy if requested. */
export async function leaveCart(
  db: Db,
  site: Site,
  visitor: Visitor,
  { isCartCopied }: { readonly isCartCopied: boolean },
): Promise<void> {
  const from = visitor.token
  visitor.clearToken()
  if (!isCartCopied || from === undefined) return
  const to = newToken()
  const hasEntries = await transact(db, (tx) => copyCart(tx, site.id, { from, to }))
  visitor.replaceToken(to)
  visitor.setHasCart(hasEntries)
}

/**
 * Gives the account’s cart a new token, so only browsers that sign in again find it. Resolves to
 * the token.
 */
export async function moveCart(tx: Db, site: Site, siteUserId: string): Promise<string> {
  const keys = await createCartKey(tx, site.id, siteUserId)
  const to = deriveCartToken(site, keys.after)
  await moveCarts(tx, site.id, { from: deriveCartToken(site, keys.before), to })
  return to
}

export async function eraseCart(tx: Db, site: Site, siteUserId: string): Promise<void> {
  const key = await findCartKey(tx, site.id, siteUserId)
  if (key !== undefined) await deleteCart(tx, site.id, deriveCartToken(site, key))
}

/**
 * Derives the cart token of an account, which is the same in every browser and looks like any other
 * token.
 */
function deriveCartToken({ secret }: Site, key: string): string {
  const digest = createHmac('sha256', secret).update(`site-user-cart:${key}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
