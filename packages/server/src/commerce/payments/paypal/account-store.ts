import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { paypalAccount } from '../tables.ts'

/** The PayPal app that a site has connected. It has the secret, which leaves the server only in calls to PayPal. */
export type PayPalAccount = typeof paypalAccount.$inferSelect

/** Finds the connected app of a site. */
export async function findPayPalAccount(
  db: Db,
  siteId: string,
): Promise<PayPalAccount | undefined> {
  const [row] = await db.select().from(paypalAccount).where(eq(paypalAccount.siteId, siteId))
  return row
}

/** Saves the app of a site in place of the one before; whether it is offered stays so. */
export async function savePayPalAccount(
  db: Db,
  account: typeof paypalAccount.$inferInsert,
): Promise<void> {
  const row = { ...account, webhookAt: null, connectedAt: sql`now()` }
  await db
    .insert(paypalAccount)
    .values(row)
    .onConflictDoUpdate({ target: paypalAccount.siteId, set: row })
}

/** Sets whether buyers are offered to pay with PayPal. */
export async function changePayPalOffer(db: Db, siteId: string, isOffered: boolean): Promise<void> {
  await db.update(paypalAccount).set({ isOffered }).where(eq(paypalAccount.siteId, siteId))
}

/** Notes that an event of PayPal has arrived. */
export async function touchPayPalWebhook(db: Db, siteId: string): Promise<void> {
  await db
    .update(paypalAccount)
    .set({ webhookAt: sql`now()` })
    .where(eq(paypalAccount.siteId, siteId))
}

/** Deletes the app of a site with its secret. */
export async function deletePayPalAccount(db: Db, siteId: string): Promise<void> {
  await db.delete(paypalAccount).where(eq(paypalAccount.siteId, siteId))
}
