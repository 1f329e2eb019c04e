import type { DiscountInput } from '@vitrine/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { discount } from './tables.ts'

/** The columns of a discount that its owner sets. Times are local times of the site. */
export interface DiscountRow extends Omit<
  typeof discount.$inferSelect,
  'siteId' | 'used' | 'archivedAt' | 'createdAt' | 'startsAt' | 'endsAt'
> {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

const matchDiscount = (siteId: string, id: string) =>
  and(eq(discount.siteId, siteId), eq(discount.id, id), isNull(discount.archivedAt))

/** Locks a discount; undefined if there is none. */
export async function lockDiscount(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ readonly used: number } | undefined> {
  const [row] = await db
    .select({ used: discount.used })
    .from(discount)
    .where(matchDiscount(siteId, id))
    .for('no key update')
  return row
}

/** Inserts or replaces a discount. */
export async function upsertDiscount(
  db: Db,
  site: { readonly id: string; readonly timeZone: string },
  row: DiscountRow,
): Promise<void> {
  const instant = (local: string | null) =>
    local === null ? null : sql`${local}::timestamp at time zone ${site.timeZone}`
  const values = { ...row, startsAt: instant(row.startsAt), endsAt: instant(row.endsAt) }
  await db
    .insert(discount)
    .values({ ...values, siteId: site.id })
    .onConflictDoUpdate({ target: [discount.siteId, discount.id], set: values })
}

/** Returns whether another discount has a code, in upper or lower case. */
export async function hasCode(
  db: Db,
  siteId: string,
  code: string,
  exceptId: string,
): Promise<boolean> {
  const others = await db.$count(
    discount,
    and(
      eq(discount.siteId, siteId),
      isNull(discount.archivedAt),
      eq(sql`lower(${discount.code})`, sql`lower(${code.trim()})`),
      sql`${discount.id} <> ${exceptId}`,
    ),
  )
  return others > 0
}

/** Counts the discounts of a site, and those that are automatic. */
export async function countDiscounts(
  db: Db,
  siteId: string,
): Promise<{ readonly all: number; readonly automatic: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::integer`,
      automatic: sql<number>`(count(*) filter (where ${discount.code} is null))::integer`,
    })
    .from(discount)
    .where(and(eq(discount.siteId, siteId), isNull(discount.archivedAt)))
  return row ?? { all: 0, automatic: 0 }
}

/** Finds the chosen products or categories that the site does not have. */
export async function findUnknownTargets(
  db: Db,
  siteId: string,
  { appliesTo, productIds, categoryIds }: DiscountInput,
): Promise<readonly string[]> {
  if (appliesTo === 'all') return []
  const hasProducts = appliesTo === 'products'
  const table = hasProducts ? sql`product` : sql`category`
  const ids = JSON.stringify(hasProducts ? productIds : categoryIds)
  const { rows } = await db.execute<{ id: string }>(sql`
    select chosen.id from jsonb_array_elements_text(${ids}::jsonb) as chosen (id)
    where not exists (
      select from ${table} t where t.site_id = ${siteId} and t.id = chosen.id::uuid)
  `)
  return rows.map(({ id }) => id)
}

/** Turns a discount on or off. Returns false if there is none. */
export async function setEnabled(
  db: Db,
  siteId: string,
  id: string,
  enabled: boolean,
): Promise<boolean> {
  const rows = await db
    .update(discount)
    .set({ enabled })
    .where(matchDiscount(siteId, id))
    .returning({ id: discount.id })
  return rows.length > 0
}

/** Deletes a discount that no order used, and archives any other. The caller holds its lock. */
export async function archiveOrDeleteDiscount(db: Db, siteId: string, id: string): Promise<void> {
  await db.execute(sql`
    with deleted as (
      delete from discount d where d.site_id = ${siteId} and d.id = ${id} and not exists (
        select from discount_use u where u.site_id = d.site_id and u.discount_id = d.id)
      returning d.id)
    update discount d set archived_at = now()
    where d.site_id = ${siteId} and d.id = ${id} and not exists (select from deleted)
  `)
}
