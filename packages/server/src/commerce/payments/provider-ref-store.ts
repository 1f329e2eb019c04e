import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { payment } from './tables.ts'

/** Replaces the provider's reference of a payment. Returns false if it has another one by now. */
export async function replaceProviderRef(
  db: Db,
  siteId: string,
  paymentId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await db
    .update(payment)
    .set({ providerRef: to })
    .where(
      and(eq(payment.siteId, siteId), eq(payment.id, paymentId), eq(payment.providerRef, from)),
    )
    .returning({ id: payment.id })
  return replaced.length > 0
}
