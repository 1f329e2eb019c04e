import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { orderEvent } from './tables.ts'

/** Adds a note to the timeline of an order, unless there is one with its ID. */
export async function insertNote(
  db: Db,
  siteId: string,
  note: { id: string; orderId: string; details: Readonly<Record<string, unknown>> },
): Promise<void> {
  await db
    .insert(orderEvent)
    .values({ ...note, siteId, kind: 'note' })
    .onConflictDoNothing()
}

/** Adds an event unless the order has the same one: a job may run again. It happened now if it has no time. */
export async function addOrderEventOnce(
  db: Db,
  siteId: string,
  event: {
    orderId: string
    kind: string
    details?: Readonly<Record<string, unknown>>
    happenedAt?: Date
  },
): Promise<void> {
  const { orderId, kind, details = {}, happenedAt } = event
  await db.execute(sql`
    insert into order_event (site_id, order_id, id, kind, details, happened_at)
    select ${siteId}, ${orderId}, ${newId()}, ${kind}, ${JSON.stringify(details)}::jsonb,
      coalesce(${happenedAt?.toISOString() ?? null}::timestamptz, clock_timestamp())
    where not exists (select from order_event where site_id = ${siteId} and order_id = ${orderId}
      and kind = ${kind} and details = ${JSON.stringify(details)}::jsonb)
  `)
}
