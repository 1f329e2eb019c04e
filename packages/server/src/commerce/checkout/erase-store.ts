import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { checkout } from './tables.ts'

/**
 * Deletes what a buyer typed at checkout and for the items in the cart: by the email address, in small letters, and by
 * the carts of the orders.
 */
export async function eraseCheckouts(
  tx: Db,
  siteId: string,
  { email, cartIds }: { readonly email: string; readonly cartIds: readonly string[] },
): Promise<void> {
  const isTheirs = or(
    sql`lower(${checkout.email}) = ${email}`,
    inArray(checkout.cartId, [...cartIds]),
  )
  const gone = await tx
    .delete(checkout)
    .where(and(eq(checkout.siteId, siteId), isTheirs))
    .returning({ cartId: checkout.cartId })
  const carts = [...new Set([...cartIds, ...gone.map(({ cartId }) => cartId)])]
  // The hash tells entries of one variant apart.
  await tx.execute(sql`
    update cart_entry set additional_fields = '{}', form_values = '{}', fields_hash = 'erased:' || id
    where site_id = ${siteId} and cart_id = any(${sql.param(carts)}::uuid[])
      and additional_fields <> '{}'
  `)
}
