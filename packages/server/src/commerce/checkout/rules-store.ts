import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { discount, shippingOption, taxRate } from './tables.ts'

/** Lists the shipping options of a site in the order they are offered. */
export async function listShippingOptions(db: Db, siteId: string) {
  const { siteId: _site, displayIndex: _index, ...columns } = getTableColumns(shippingOption)
  return db
    .select(columns)
    .from(shippingOption)
    .where(eq(shippingOption.siteId, siteId))
    .orderBy(asc(shippingOption.displayIndex), asc(shippingOption.id))
}

/** Lists the tax rates of a site in their order. */
export async function listTaxRates(db: Db, siteId: string) {
  const { siteId: _site, displayIndex: _index, ...columns } = getTableColumns(taxRate)
  return db
    .select(columns)
    .from(taxRate)
    .where(eq(taxRate.siteId, siteId))
    .orderBy(asc(taxRate.displayIndex), asc(taxRate.id))
}

export type StoredDiscount = Awaited<ReturnType<typeof listDiscounts>>[number]

export async function listDiscounts(db: Db, siteId: string) {
  const { siteId: _site, ...columns } = getTableColumns(discount)
  return db
    .select(columns)
    .from(discount)
    .where(eq(discount.siteId, siteId))
    .orderBy(asc(discount.id))
}

/** Inserts new discounts, which no order has used. */
export async function insertDiscounts(
  db: Db,
  siteId: string,
  rows: readonly Omit<StoredDiscount, 'used'>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(discount).values(rows.map((row) => ({ ...row, siteId })))
}
