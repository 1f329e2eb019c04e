import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { priceChange, variant } from '../tables.ts'

type PriceChange = Omit<typeof priceChange.$inferSelect, 'siteId' | 'variantId'>

/**
 * Loads what an archive keeps of the prices that variants have had, by variant: nothing of one whose price never changed
 * and never will by itself.
 */
export async function loadPriceChanges(
  db: Db,
  siteId: string,
  productId: string,
): Promise<ReadonlyMap<string, readonly PriceChange[]>> {
  const { siteId: _site, ...columns } = getTableColumns(priceChange)
  const rows = await db
    .select(columns)
    .from(priceChange)
    .innerJoin(
      variant,
      and(eq(variant.siteId, priceChange.siteId), eq(variant.id, priceChange.variantId)),
    )
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, productId)))
    .orderBy(asc(priceChange.variantId), asc(priceChange.changedAt))
  const changes = new Map<string, PriceChange[]>()
  for (const { variantId, ...change } of rows)
    changes.set(variantId, [...(changes.get(variantId) ?? []), change])
  const isArchived = ([first, ...others]: readonly PriceChange[]) =>
    others.length > 0 || (first?.saleStartsAt ?? first?.saleEndsAt ?? null) !== null
  return new Map([...changes].filter(([, list]) => isArchived(list)))
}

/** Replaces the changes that restoring a variant has written by those of its archive. */
export async function replacePriceChanges(
  db: Db,
  siteId: string,
  changes: ReadonlyMap<string, readonly PriceChange[]>,
): Promise<void> {
  const rows = [...changes].flatMap(([variantId, list]) =>
    list.map((change) => ({ ...change, siteId, variantId })),
  )
  if (rows.length === 0) return
  await db
    .delete(priceChange)
    .where(and(eq(priceChange.siteId, siteId), inArray(priceChange.variantId, [...changes.keys()])))
  await db.insert(priceChange).values(rows)
}

/**
 * Tells the caches of the sites in which a sale has begun or ended since an instant, and returns the instant of now. The
 * only statement here across sites.
 */
export async function notifySaleTurns(db: Db, since: string | undefined): Promise<string> {
  const from = sql`coalesce(${since ?? null}::timestamptz, now() - interval '10 minutes')`
  const { rows } = await db.execute<{ now: string }>(sql`
    with turned as (
      select site_id from variant
      where on_sale and sale_starts_at > ${from} and sale_starts_at <= now()
      union
      select site_id from variant
      where on_sale and sale_ends_at > ${from} and sale_ends_at <= now()
    ), told as (select count(pg_notify('content', site_id::text)) from turned)
    select now()::text as now from told`)
  const [row] = rows
  if (!row) throw new Error('An aggregate answers one row')
  return row.now
}
