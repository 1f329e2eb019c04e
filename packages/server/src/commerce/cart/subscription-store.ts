import type { SubscriptionPlan } from '@vitrine/model'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { cart, cartEntry, cartSubscription } from './tables.ts'

export interface NewSubscriptionCart {
  readonly id: string
  readonly tokenHash: Buffer
  readonly currency: string
  readonly expiresAt: Date
  readonly plan: SubscriptionPlan
  readonly isRenewal: boolean
}

/** Inserts the empty cart of a subscription. Resolves to false if there is one with this id. */
export async function insertSubscriptionCart(
  db: Db,
  siteId: string,
  { plan, isRenewal, ...row }: NewSubscriptionCart,
): Promise<boolean> {
  const inserted = await db
    .insert(cart)
    .values({ siteId, ...row })
    .onConflictDoNothing()
    .returning({ id: cart.id })
  if (inserted.length === 0) return false
  await db.insert(cartSubscription).values({ siteId, cartId: row.id, plan, isRenewal })
  return true
}

export async function setExpiry(
  db: Db,
  siteId: string,
  cartId: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(cart)
    .set({ expiresAt })
    .where(and(eq(cart.siteId, siteId), eq(cart.id, cartId)))
}

/** Ends carts, so that they cannot be paid any more. Has no effect on those that became orders. */
export async function expireCarts(
  tx: Db,
  siteId: string,
  cartIds: readonly string[],
): Promise<void> {
  if (cartIds.length === 0) return
  await tx
    .update(cart)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(cart.siteId, siteId), inArray(cart.id, [...cartIds]), isNull(cart.completedAt)))
}

/** Inserts the entry of an order of a subscription, at the price that the subscription began with. */
export async function insertFixedEntry(
  db: Db,
  siteId: string,
  entry: Omit<typeof cartEntry.$inferInsert, 'siteId' | 'unitPriceMinor'> & {
    readonly fixedPriceMinor: bigint
  },
): Promise<void> {
  await db.insert(cartEntry).values({ ...entry, siteId, unitPriceMinor: entry.fixedPriceMinor })
}
