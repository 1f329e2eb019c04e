import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** Lists the sites with something to sweep; the only query here across sites. */
export async function listSitesToSweep(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ siteId: string }>(sql`
    select site_id as "siteId" from orders where status = 'draft'
    union select site_id from inbound_event where handled_at is null
    union select site_id from refund_tender where state = 'pending'
    union select site_id from stock_hold where expires_at < clock_timestamp()
  `)
  return rows.map(({ siteId }) => siteId)
}

/**
 * Lists drafts older than 30 seconds. A draft is expired if no process works on it, the time to hold stock has
 * passed, and no stock is held for it any more.
 */
export async function listOpenDrafts(
  db: Db,
  siteId: string,
): Promise<readonly { readonly id: string; readonly isExpired: boolean }[]> {
  const { rows } = await db.execute<{ id: string; isExpired: boolean }>(sql`
    select o.id,
      coalesce(c.completing_at < clock_timestamp() - interval '5 minutes', true)
        and o.created_at < clock_timestamp() - make_interval(mins => s.stock_hold_minutes)
        and not exists (select from stock_hold h where h.site_id = o.site_id
          and h.cart_id = o.cart_id and h.expires_at > clock_timestamp()) as "isExpired"
    from orders o
      join store_settings s on s.site_id = o.site_id
      left join cart c on c.site_id = o.site_id and c.id = o.cart_id
    where o.site_id = ${siteId} and o.status = 'draft'
      and o.created_at < clock_timestamp() - interval '30 seconds'
    order by o.created_at limit 500
  `)
  return rows
}

/** Deletes expired holds, which have no effect, to keep the table small. */
export async function deleteExpiredHolds(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`
    delete from stock_hold where site_id = ${siteId}
      and expires_at < clock_timestamp() - interval '1 minute'
  `)
}
