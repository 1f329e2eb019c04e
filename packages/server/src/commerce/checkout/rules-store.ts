import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { shippingOption, taxRate } from './tables.ts'

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
