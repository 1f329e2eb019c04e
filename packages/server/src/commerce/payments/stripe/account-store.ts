import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { stripeAccount } from '../tables.ts'

/** The account of Stripe that a site has connected. It has the keys: none of it leaves the server as it is. */
export type StripeAccount = typeof stripeAccount.$inferSelect

/** Finds the connected account of a site. */
export async function findStripeAccount(
  db: Db,
  siteId: string,
): Promise<StripeAccount | undefined> {
  const [row] = await db.select().from(stripeAccount).where(eq(stripeAccount.siteId, siteId))
  return row
}

/** Saves the account of a site in place of the one before; what was offered stays so. */
export async function saveStripeAccount(
  db: Db,
  account: typeof stripeAccount.$inferInsert,
): Promise<void> {
  const row = { ...account, webhookAt: null, connectedAt: sql`now()` }
  await db
    .insert(stripeAccount)
    .values(row)
    .onConflictDoUpdate({ target: stripeAccount.siteId, set: row })
}

/** Sets what buyers are offered: to pay with Stripe, where they do, and in installments. */
export async function changeStripeOffers(
  db: Db,
  siteId: string,
  offers: {
    readonly isOffered?: boolean | undefined
    readonly offersInstallments?: boolean | undefined
    readonly usesCardForm?: boolean | undefined
    readonly publishableKey?: string | undefined
  },
): Promise<void> {
  await db.update(stripeAccount).set(offers).where(eq(stripeAccount.siteId, siteId))
}

/** Notes that an event of Stripe has arrived. */
export async function touchStripeWebhook(db: Db, siteId: string): Promise<void> {
  await db
    .update(stripeAccount)
    .set({ webhookAt: sql`now()` })
    .where(eq(stripeAccount.siteId, siteId))
}

/** Deletes the account of a site with its keys. */
export async function deleteStripeAccount(db: Db, siteId: string): Promise<void> {
  await db.delete(stripeAccount).where(eq(stripeAccount.siteId, siteId))
}
