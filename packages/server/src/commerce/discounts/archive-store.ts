import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { discount } from './tables.ts'

export type StoredDiscount = Awaited<ReturnType<typeof listStoredDiscounts>>[number]

/** Lists the discounts of a site that are not deleted. */
export async function listStoredDiscounts(db: Db, siteId: string) {
  const {
    siteId: _site,
    archivedAt: _archived,
    createdAt: _created,
    ...columns
  } = getTableColumns(discount)
  return db
    .select(columns)
    .from(discount)
    .where(and(eq(discount.siteId, siteId), isNull(discount.archivedAt)))
    .orderBy(asc(discount.id))
}

/** Inserts new discounts, which no order has used. */
export async function insertDiscounts(
  db: Db,
  siteId: string,
  rows: readonly Omit<typeof discount.$inferInsert, 'siteId' | 'used'>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(discount).values(rows.map((row) => ({ ...row, siteId })))
}
