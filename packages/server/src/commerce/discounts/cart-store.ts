import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { cartDiscount, discount } from './tables.ts'

/** The maximum number of codes of a cart. */
const MAX_CODES = 5

/** Finds the discount of a code, in upper or lower case; undefined if there is none. */
export async function findDiscountByCode(
  db: Db,
  siteId: string,
  code: string,
): Promise<{ readonly id: string } | undefined> {
  const [row] = await db
    .select({ id: discount.id })
    .from(discount)
    .where(
      and(
        eq(discount.siteId, siteId),
        isNull(discount.archivedAt),
        eq(sql`lower(${discount.code})`, sql`lower(${code.trim()})`),
      ),
    )
  return row
}

/** Adds the discount of a code to a cart, which is a new version of it. Returns false if the cart has too many. */
export async function addCartDiscount(
  db: Db,
  siteId: string,
  cartId: string,
  discountId: string,
): Promise<boolean> {
  const codes = await db.$count(
    cartDiscount,
    and(eq(cartDiscount.siteId, siteId), eq(cartDiscount.cartId, cartId)),
  )
  if (codes >= MAX_CODES) return false
  await db.insert(cartDiscount).values({ siteId, cartId, discountId }).onConflictDoNothing()
  return true
}

/** Removes the discount of a code from a cart, which is a new version of it. */
export async function removeCartDiscount(
  db: Db,
  siteId: string,
  cartId: string,
  discountId: string,
): Promise<void> {
  await db
    .delete(cartDiscount)
    .where(
      and(
        eq(cartDiscount.siteId, siteId),
        eq(cartDiscount.cartId, cartId),
        eq(cartDiscount.discountId, discountId),
      ),
    )
}
