import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { shippingOption, taxRate } from './tables.ts'

type NewRow<T extends { readonly $inferInsert: object }> = Omit<
  T['$inferInsert'],
  'siteId' | 'displayIndex'
>

/** Locks the settings of a store, so that two people who save at once do so one after the other. */
export async function lockStoreSettings(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`select from store_settings where site_id = ${siteId} for update`)
}

/** Replaces the shipping options, in the order they are offered. Open checkouts keep those that stay. */
export async function putShippingOptions(
  db: Db,
  siteId: string,
  options: readonly (Omit<NewRow<typeof shippingOption>, 'id'> & { readonly id?: string })[],
): Promise<void> {
  const rows = options.map((row, displayIndex) => ({
    ...row,
    id: row.id ?? newId(),
    siteId,
    displayIndex,
  }))
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
        displayIndex: sql`excluded.display_index`,
        kind: sql`excluded.kind`,
        name: sql`excluded.name`,
        note: sql`excluded.note`,
        priceMinor: sql`excluded.price_minor`,
        freeOverMinor: sql`excluded.free_over_minor`,
        countries: sql`excluded.countries`,
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
