import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Counts the rows of a site in some tables, by table. */
export async function countRowsOfSite(
  db: Db,
  siteId: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const name of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} where site_id = ${siteId}`,
    )
    counts.set(name, rows[0]?.count ?? 0)
  }
  return counts
}
