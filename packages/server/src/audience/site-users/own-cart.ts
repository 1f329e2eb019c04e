import { createHmac } from 'node:crypto'
import {
  type CartProblem,
  copyCart,
  forgetCart,
  mergeCarts,
  moveCarts,
} from '../../commerce/cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { cartKeyOf, newCartKey } from './user-store.ts'

/**
 * Who signs in goes on with the cart of their account, into which what this browser had in its own is
 * brought. Answers what did not fit.
 */
export async function takeCartAlong(
  db: Db,
  site: Site,
  siteUserId: string,
  visitor: Visitor,
): Promise<CartProblem | null> {
  const key = await cartKeyOf(db, site.id, siteUserId)
  if (key === undefined) return null
  const [from, to] = [visitor.token, cartToken(site, key)]
  const merge = (tx: Db) => mergeCarts(tx, site.id, { from: from ?? to, to })
  const { hasEntries, problem } = await transact(db, merge)
  visitor.takeToken(to)
  visitor.rememberCart(hasEntries)
  return problem
}

/** Who signs out leaves the cart to the account; the browser keeps a copy where that is wanted. */
export async function leaveCart(
  db: Db,
  site: Site,
  visitor: Visitor,
  { keepsCopy }: { readonly keepsCopy: boolean },
): Promise<void> {
  const from = visitor.token
  visitor.forgetToken()
  if (!keepsCopy || from === undefined) return
  const to = newToken()
  const hasEntries = await transact(db, (tx) => copyCart(tx, site.id, { from, to }))
  visitor.takeToken(to)
  visitor.rememberCart(hasEntries)
}

/** After it no browser finds the cart but those that sign in anew. Answers the new token. */
export async function moveCart(tx: Db, site: Site, siteUserId: string): Promise<string> {
  const keys = await newCartKey(tx, site.id, siteUserId)
  const to = cartToken(site, keys.after)
  await moveCarts(tx, site.id, { from: cartToken(site, keys.before), to })
  return to
}

export async function eraseCart(tx: Db, site: Site, siteUserId: string): Promise<void> {
  const key = await cartKeyOf(tx, site.id, siteUserId)
  if (key !== undefined) await forgetCart(tx, site.id, cartToken(site, key))
}

/** Looks like any other token, and is the same in every browser of the account. */
function cartToken({ secret }: Site, key: string): string {
  const digest = createHmac('sha256', secret).update(`site-user-cart:${key}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
