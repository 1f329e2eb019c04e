import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { digestOf } from '../../platform/http/token.ts'
import type { CartProblem } from './errors.ts'
import { cart } from './tables.ts'

interface Tokens {
  readonly from: string
  readonly to: string
}

/** What became of a cart that was brought into another. */
export interface Merged {
  readonly hasEntries: boolean
  /** What did not fit. */
  readonly problem: CartProblem | null
}

/**
 * Brings the cart of one token into that of another, once: the first finds nothing afterwards. Equal
 * entries are added up, to 9999 at most. One cart per token is there before as after.
 */
export async function mergeCarts(db: Db, siteId: string, { from, to }: Tokens): Promise<Merged> {
  const { rows } = await db.execute<{ problem: CartProblem | null; entries: string }>(
    sql`select problem, entries from cart_merge(${siteId}, ${digestOf(from)}, ${digestOf(to)})`,
  )
  const [row] = rows
  return { hasEntries: Number(row?.entries ?? 0) > 0, problem: row?.problem ?? null }
}

/** The same entries in a cart of another token: nothing else that the first knows of its buyer. */
export async function copyCart(db: Db, siteId: string, { from, to }: Tokens): Promise<boolean> {
  const { rows } = await db.execute<{ copied: string }>(
    sql`select cart_copy(${siteId}, ${digestOf(from)}, ${digestOf(to)}, ${newId()}) as copied`,
  )
  return Number(rows[0]?.copied ?? 0) > 0
}

/** From now on another token finds it, and what was bought with it. */
export async function moveCarts(db: Db, siteId: string, { from, to }: Tokens): Promise<void> {
  await db
    .update(cart)
    .set({ tokenHash: digestOf(to) })
    .where(isOf(siteId, from))
}

/** Forgets the cart of a token; one that is being paid for, as soon as that has ended. */
export async function forgetCart(db: Db, siteId: string, token: string): Promise<void> {
  const isOpen = and(isOf(siteId, token), isNull(cart.completedAt))
  await db.delete(cart).where(and(isOpen, isNull(cart.completingAt)))
  await db
    .update(cart)
    .set({ expiresAt: sql`now()` })
    .where(and(isOpen, isNotNull(cart.completingAt)))
}

function isOf(siteId: string, token: string) {
  return and(eq(cart.siteId, siteId), eq(cart.tokenHash, digestOf(token)))
}
