import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { productReviewRequest } from './tables.ts'

export type RequestRow = typeof productReviewRequest.$inferSelect

/** A link proves a purchase for half a year. */
const VALID = sql`interval '180 days'`

/** Inserts a request; resolves to false if the buyer was asked about the product before. */
export async function insertRequest(
  tx: Db,
  siteId: string,
  row: Pick<RequestRow, 'id' | 'orderId' | 'productId' | 'email' | 'tokenHash'>,
): Promise<boolean> {
  const rows = await tx
    .insert(productReviewRequest)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: productReviewRequest.id })
  return rows.length > 0
}

export async function findRequest(
  db: Db,
  siteId: string,
  id: string,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(productReviewRequest)
    .where(and(eq(productReviewRequest.siteId, siteId), eq(productReviewRequest.id, id)))
  return row
}

/** Finds the request of a token that has not been used and has not expired. */
export async function findOpenRequest(
  db: Db,
  siteId: string,
  { token, productId }: { readonly token: string; readonly productId: string },
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(productReviewRequest)
    .where(
      and(
        eq(productReviewRequest.siteId, siteId),
        eq(productReviewRequest.tokenHash, computeDigest(token)),
        eq(productReviewRequest.productId, productId),
        isNull(productReviewRequest.usedAt),
        gt(productReviewRequest.createdAt, sql`now() - ${VALID}`),
      ),
    )
  return row
}

/** Marks a request as used; resolves to false if another call was first. */
export async function useRequest(tx: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(productReviewRequest)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(productReviewRequest.siteId, siteId),
        eq(productReviewRequest.id, id),
        isNull(productReviewRequest.usedAt),
      ),
    )
    .returning({ id: productReviewRequest.id })
  return rows.length > 0
}

/** Deletes the requests of all sites that are two years old. */
export async function deleteOldRequests(db: Db): Promise<void> {
  await db
    .delete(productReviewRequest)
    .where(lt(productReviewRequest.createdAt, sql`now() - interval '2 years'`))
}
