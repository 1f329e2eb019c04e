import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

const BATCH = 500

/**
 * Of all sites: forgets carts that nobody comes back for. Those left empty for two days, those whose life
 * of 90 days since their last change is over, and, a month later, those that became orders; never one
 * that is being paid. A batch at a time, passing over those somebody changes at this moment.
 */
export async function forgetOldCarts(db: Db): Promise<void> {
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

/** What the auditor finds on all sites, by name: nothing means that stock, money and orders agree. */
export async function countViolations(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.execute<{ what: string; count: number }>(sql`
    select what, count(*)::integer as count from commerce_violation group by what order by what
  `)
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
