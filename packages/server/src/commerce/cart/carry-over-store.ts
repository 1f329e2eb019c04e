import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { computeDigest } from '../../platform/http/token.ts'
import type { CartProblem } from './errors.ts'
import { cart } from './tables.ts'

interface Tokens {
  readonly from: string
  readonly to: string
}

/** The result of merging a cart into another. */
export interface MergeResult {
  readonly hasEntries: boolean
  /** The first error; null if all entries were moved. */
  readonly problem: CartProblem | null
}

/**
 * Merges the cart of one token into that of another, once: the first token has no cart afterwards. Equal
 * entries are added up, to a maximum of 9999. A token never has more than one cart.
 */
export async function mergeCarts(
  db: Db,
  siteId: string,
  { from, to }: Tokens,
): Promise<MergeResult> {
  const { rows } = await db.execute<{ problem: CartProblem | null; entries: string }>(
    sql`select problem, entries from cart_merge(${siteId}, ${computeDigest(from)}, ${computeDigest(to)})`,
  )
  const [row] = rows
  return { hasEntries: Number(row?.entries ?? 0) > 0, problem: row?.problem ?? null }
}

/** Copies the entries, and nothing else, into a cart of another token. */
export async function copyCart(db: Db, siteId: string, { from, to }: Tokens): Promise<boolean> {
  const { rows } = await db.execute<{ copied: string }>(
    sql`select cart_copy(${siteId}, ${computeDigest(from)}, ${computeDigest(to)}, ${newId()}) as copied`,
  )
  return Number(rows[0]?.copied ?? 0) > 0
}

/** Puts the entries of an open cart into that of a token, without what was typed for them. Resolves to whether it is open. */
export async function restoreCart(
  db: Db,
  siteId: string,
  { cartId, to }: { readonly cartId: string; readonly to: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ restored: boolean }>(
    sql`select cart_restore(${siteId}, ${cartId}, ${computeDigest(to)}, ${newId()}) as restored`,
  )
  return rows[0]?.restored ?? false
}

/** Gives the carts of a token a new one, unless the new one has an open cart already: then they have it. */
export async function renewCartToken(db: Db, siteId: string, { from, to }: Tokens): Promise<void> {
  await db.execute(sql`
    update cart set token_hash = ${computeDigest(to)}
    where site_id = ${siteId} and token_hash = ${computeDigest(from)} and not exists (
      select from cart other where other.site_id = ${siteId}
        and other.token_hash = ${computeDigest(to)} and other.completed_at is null)
  `)
}

/** Deletes the cart of a token; one that is being paid for expires when the payment has ended. */
export async function deleteCart(db: Db, siteId: string, token: string): Promise<void> {
  const isOpen = and(hasToken(siteId, token), isNull(cart.completedAt))
  await db.delete(cart).where(and(isOpen, isNull(cart.completingAt)))
  await db
    .update(cart)
    .set({ expiresAt: sql`now()` })
    .where(and(isOpen, isNotNull(cart.completingAt)))
}

function hasToken(siteId: string, token: string) {
  return and(eq(cart.siteId, siteId), eq(cart.tokenHash, computeDigest(token)))
}
