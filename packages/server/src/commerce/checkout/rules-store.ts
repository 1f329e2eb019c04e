import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { ShippingRule } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { shippingOption, shippingZone, taxRate } from './tables.ts'

/** A rate of a zone as it is stored. */
export interface StoredRate extends ShippingRule {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** A shipping zone as it is stored, with its rates in the order in which they are offered. */
export interface StoredZone {
  readonly id: string
  readonly name: string
  readonly countries: readonly string[]
  readonly rates: readonly StoredRate[]
}

/** Lists the shipping zones of a site in their order. */
export async function listShippingZones(db: Db, siteId: string): Promise<readonly StoredZone[]> {
  const { id, name, countries } = shippingZone
  const zones = await db
    .select({ id, name, countries })
    .from(shippingZone)
    .where(eq(shippingZone.siteId, siteId))
    .orderBy(asc(shippingZone.displayIndex), asc(shippingZone.id))
  const { siteId: _site, displayIndex: _index, ...columns } = getTableColumns(shippingOption)
  const options = await db
    .select(columns)
    .from(shippingOption)
    .where(eq(shippingOption.siteId, siteId))
    .orderBy(asc(shippingOption.displayIndex), asc(shippingOption.id))
  return zones.map((zone) => ({
    ...zone,
    rates: options
      .filter(({ zoneId }) => zoneId === zone.id)
      .map(({ zoneId: _zone, ...rate }) => rate),
  }))
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
