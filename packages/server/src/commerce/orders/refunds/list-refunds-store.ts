import { asc, and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { refund, refundLine, refundTender } from '../tables.ts'

export type Refund = Awaited<ReturnType<typeof listRefunds>>[number]

/** Lists the refunds of an order with their lines and tenders, oldest first. */
export async function listRefunds(db: Db, siteId: string, orderId: string) {
  const rows = await db
    .select()
    .from(refund)
    .where(and(eq(refund.siteId, siteId), eq(refund.orderId, orderId)))
    .orderBy(asc(refund.createdAt), asc(refund.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(refundLine)
    .where(and(eq(refundLine.siteId, siteId), inArray(refundLine.refundId, ids)))
  const tenders = await db
    .select()
    .from(refundTender)
    .where(and(eq(refundTender.siteId, siteId), inArray(refundTender.refundId, ids)))
    .orderBy(asc(refundTender.id))
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ refundId }) => refundId === row.id),
    tenders: tenders.filter(({ refundId }) => refundId === row.id),
  }))
}
