import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Counts the rows of a site in every table that is scoped to a site, by table. */
export async function countRowsOfSite(
  db: Db,
  siteId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'site_id'
      and not attisdropped
    order by relname`)
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where site_id = ${siteId}`,
    )
    counts.set(name, rows[0]?.count ?? 0)
  }
  return counts
}
