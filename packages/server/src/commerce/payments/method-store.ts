import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ManualPaymentMethod } from './offered-payment.ts'
import { paymentMethod } from './tables.ts'

/** Lists the payment methods of a site in the order in which they are offered. */
export async function listPaymentMethods(
  db: Db,
  siteId: string,
): Promise<readonly ManualPaymentMethod[]> {
  const { id, kind, name, instructions } = paymentMethod
  return db
    .select({ id, kind, name, instructions })
    .from(paymentMethod)
    .where(eq(paymentMethod.siteId, siteId))
    .orderBy(asc(paymentMethod.displayIndex), asc(paymentMethod.id))
}

/** Replaces the payment methods of a site; orders have copies of theirs. */
export async function putPaymentMethods(
  db: Db,
  siteId: string,
  methods: readonly ManualPaymentMethod[],
): Promise<void> {
  // Two people who save at once do so one after the other.
  await db.execute(sql`select from store_settings where site_id = ${siteId} for update`)
  await db.delete(paymentMethod).where(eq(paymentMethod.siteId, siteId))
  const rows = methods.map((row, displayIndex) => ({ ...row, siteId, displayIndex }))
  if (rows.length > 0) await db.insert(paymentMethod).values(rows)
}
