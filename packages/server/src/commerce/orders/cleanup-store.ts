import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

const BATCH = 500

/**
 * Deletes old carts of all sites: empty for two days, unchanged for 90 days, or ordered a month ago; never one
 * that is being paid. Deletes in batches and skips carts that are locked by a change.
 */
export async function deleteOldCarts(db: Db): Promise<void> {
  for (let deleted = BATCH; deleted >= BATCH;) {
    const { rowCount } = await db.execute(sql`
      delete from cart where (site_id, id) in (
        select c.site_id, c.id from cart c
        where (
          c.completed_at is null and c.expires_at < now()
          or c.completed_at < now() - interval '30 days'
          or c.completed_at is null and c.total_quantity = 0
            and c.updated_at < now() - interval '48 hours'
        ) and not exists (
          select from orders o
          where o.site_id = c.site_id and o.cart_id = c.id and o.status = 'draft')
        limit ${BATCH} for no key update of c skip locked)
    `)
    deleted = rowCount ?? 0
  }
}

/** Counts the inconsistencies between stock, payments and orders of all sites, by name; empty if there are none. */
export async function countViolations(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.execute<{ what: string; count: number }>(sql`
    select what, count(*)::integer as count from commerce_violation group by what order by what
  `)
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
