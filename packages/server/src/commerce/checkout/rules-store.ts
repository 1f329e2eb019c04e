import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { discount, shippingOption } from './tables.ts'

/** The ways a site sends its orders, in the order they are offered. */
export async function shippingOptionsOf(db: Db, siteId: string) {
  const { siteId: _site, displayIndex: _index, ...columns } = getTableColumns(shippingOption)
  return db
    .select(columns)
    .from(shippingOption)
    .where(eq(shippingOption.siteId, siteId))
    .orderBy(asc(shippingOption.displayIndex), asc(shippingOption.id))
}

export type KeptDiscount = Awaited<ReturnType<typeof discountsOf>>[number]

export async function discountsOf(db: Db, siteId: string) {
  const { siteId: _site, ...columns } = getTableColumns(discount)
  return db
    .select(columns)
    .from(discount)
    .where(eq(discount.siteId, siteId))
    .orderBy(asc(discount.id))
}

/** New ones, which no order has used. */
export async function putDiscounts(
  db: Db,
  siteId: string,
  rows: readonly Omit<KeptDiscount, 'used'>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(discount).values(rows.map((row) => ({ ...row, siteId })))
}
