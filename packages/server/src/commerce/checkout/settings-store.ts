import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { StoredRate } from './rules-store.ts'
import { shippingOption, shippingZone, taxRate } from './tables.ts'

type NewRow<T extends { readonly $inferInsert: object }> = Omit<
  T['$inferInsert'],
  'siteId' | 'displayIndex'
>

/** Locks the settings of a store, so that two people who save at once do so one after the other. */
export async function lockStoreSettings(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`select from store_settings where site_id = ${siteId} for update`)
}

/** A rate to save; without an id it is a new one. */
export type RateInput = Partial<Omit<StoredRate, 'name' | 'priceMinor'>> &
  Pick<StoredRate, 'name' | 'priceMinor'>

/** A zone to save; without an id it is a new one. */
export interface ZoneInput {
  readonly id?: string | undefined
  readonly name: string
  readonly countries: readonly string[]
  readonly rates: readonly RateInput[]
}

/** Replaces the shipping zones, in their order. Open checkouts keep the rates that stay. */
export async function putShippingZones(
  db: Db,
  siteId: string,
  given: readonly ZoneInput[],
): Promise<void> {
  const zones = given.map(({ id = newId(), ...zone }) => ({ ...zone, id }))
  await putZones(db, siteId, zones)
  await putRates(
    db,
    siteId,
    zones.flatMap(({ id: zoneId, rates }) =>
      rates.map((rate, displayIndex) => ({ ...rate, zoneId, displayIndex })),
    ),
  )
  const ids = zones.map(({ id }) => id)
  await db
    .delete(shippingZone)
    .where(and(eq(shippingZone.siteId, siteId), notInArray(shippingZone.id, ids)))
}

async function putZones(
  db: Db,
  siteId: string,
  zones: readonly (Omit<ZoneInput, 'id'> & { readonly id: string })[],
): Promise<void> {
  const rows = zones.map(({ id, name, countries }, displayIndex) => ({
    ...{ siteId, id, name, countries, displayIndex },
  }))
  if (rows.length === 0) return
  await db
    .insert(shippingZone)
    .values(rows)
    .onConflictDoUpdate({
      target: [shippingZone.siteId, shippingZone.id],
      set: {
        displayIndex: sql`excluded.display_index`,
        name: sql`excluded.name`,
        countries: sql`excluded.countries`,
      },
    })
}

async function putRates(
  db: Db,
  siteId: string,
  rates: readonly (RateInput &
    Pick<typeof shippingOption.$inferInsert, 'zoneId' | 'displayIndex'>)[],
): Promise<void> {
  const rows = rates.map(({ id = newId(), ...rate }) => ({ ...rate, id, siteId }))
  const ids = rows.map(({ id }) => id)
  await db
    .delete(shippingOption)
    .where(and(eq(shippingOption.siteId, siteId), notInArray(shippingOption.id, ids)))
  if (rows.length === 0) return
  await db
    .insert(shippingOption)
    .values(rows)
    .onConflictDoUpdate({
      target: [shippingOption.siteId, shippingOption.id],
      set: {
        zoneId: sql`excluded.zone_id`,
        displayIndex: sql`excluded.display_index`,
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        note: sql`excluded.note`,
        priceMinor: sql`excluded.price_minor`,
        freeOverMinor: sql`excluded.free_over_minor`,
        furtherMinor: sql`excluded.further_minor`,
        lowerBound: sql`excluded.lower_bound`,
        upperBound: sql`excluded.upper_bound`,
      },
    })
}

/** Replaces the tax rates; orders have copies of theirs. */
export async function putTaxRates(
  db: Db,
  siteId: string,
  rates: readonly NewRow<typeof taxRate>[],
): Promise<void> {
  await db.delete(taxRate).where(eq(taxRate.siteId, siteId))
  const rows = rates.map((row, displayIndex) => ({ ...row, siteId, displayIndex }))
  if (rows.length > 0) await db.insert(taxRate).values(rows)
}
