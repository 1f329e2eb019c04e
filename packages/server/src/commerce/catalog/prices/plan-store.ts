import type { SubscriptionPlan } from '@vitrine/model'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { product } from '../tables.ts'

/** Finds the plan of a product; undefined for one that is sold once. */
export async function findPlan(
  db: Db,
  siteId: string,
  productId: string,
): Promise<SubscriptionPlan | undefined> {
  const [row] = await db
    .select({ plan: product.subscriptionPlan })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, productId)))
  return row?.plan ?? undefined
}
