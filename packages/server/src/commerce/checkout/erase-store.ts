import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { checkout } from './tables.ts'

/** Deletes what a buyer typed at checkout: by the email address, in small letters, and by the carts of the orders. */
export async function eraseCheckouts(
  tx: Db,
  siteId: string,
  { email, cartIds }: { readonly email: string; readonly cartIds: readonly string[] },
): Promise<void> {
  const isTheirs = or(
    sql`lower(${checkout.email}) = ${email}`,
    inArray(checkout.cartId, [...cartIds]),
  )
  await tx.delete(checkout).where(and(eq(checkout.siteId, siteId), isTheirs))
}
