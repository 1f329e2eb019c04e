import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/**
 * Moves the items of a fulfillment out of stock. Items that were not counted are counted first: they were there, as
 * they were sent. The cause is the fulfillment, so it happens once. The caller holds the lock of the stock.
 */
export async function shipStock(db: Db, siteId: string, fulfillmentId: string): Promise<void> {
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause, reason)
    select ${siteId}, gen_random_uuid(), w.variant_id, 'adjust', w.quantity - s.on_hand, ${getCause(fulfillmentId)},
      'Sent although it was not counted'
    from ${wanted(siteId, fulfillmentId)} w
      join stock s on s.site_id = ${siteId} and s.variant_id = w.variant_id
    where not s.unlimited and s.on_hand < w.quantity order by w.variant_id
  `)
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
    select ${siteId}, gen_random_uuid(), w.variant_id, 'ship', w.quantity, ${getCause(fulfillmentId)}
    from ${wanted(siteId, fulfillmentId)} w order by w.variant_id
  `)
}

/** Moves the items of an undone fulfillment back: they are on hand, and committed to their order again. */
export async function unshipStock(db: Db, siteId: string, fulfillmentId: string): Promise<void> {
  const cause = getCause(fulfillmentId)
  for (const kind of ['restock', 'commit'])
    await db.execute(sql`
      insert into stock_move (site_id, id, variant_id, kind, quantity, cause, reason)
      select site_id, gen_random_uuid(), variant_id, ${kind}, quantity, ${`undo:${cause}`},
        'A fulfillment was undone'
      from stock_move where site_id = ${siteId} and kind = 'ship' and cause = ${cause}
      order by variant_id
    `)
  await db.execute(sql`
    insert into stock_move (site_id, id, variant_id, kind, quantity, cause, reason)
    select site_id, gen_random_uuid(), variant_id, 'adjust', -quantity, ${`undo:${cause}`},
      'A fulfillment was undone'
    from stock_move where site_id = ${siteId} and kind = 'adjust' and cause = ${cause}
    order by variant_id
  `)
}

function getCause(fulfillmentId: string): string {
  return `fulfillment:${fulfillmentId}`
}

/** Returns the quantities of a fulfillment by variant: those whose stock was committed to the order. */
function wanted(siteId: string, fulfillmentId: string) {
  return sql`(
    select l.variant_id, sum(x.quantity)::bigint as quantity
    from fulfillment_line x
      join order_line l on l.site_id = x.site_id and l.id = x.order_line_id
      join stock_move m on m.site_id = l.site_id and m.variant_id = l.variant_id
        and m.kind = 'commit' and m.cause = 'order-line:' || l.id
    where x.site_id = ${siteId} and x.fulfillment_id = ${fulfillmentId}
    group by l.variant_id)`
}
