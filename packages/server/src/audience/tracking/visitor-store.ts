import { randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ERROR_DAYS, EVENT_MONTHS, VISIT_MONTHS } from './retention.ts'
import { hit, openVisit, scriptError, scriptErrorDay, visit, visitorSalt } from './tables.ts'

const SALT_BYTES = 32

/** Loads the salt of a day (UTC), which all processes share; creates it if there is none. */
export async function loadSalt(db: Db, siteId: string, day: string): Promise<Buffer> {
  await db
    .insert(visitorSalt)
    .values({ siteId, day, salt: randomBytes(SALT_BYTES) })
    .onConflictDoNothing()
  const [row] = await db
    .select({ salt: visitorSalt.salt })
    .from(visitorSalt)
    .where(and(eq(visitorSalt.siteId, siteId), eq(visitorSalt.day, day)))
  if (!row) throw new Error('A salt was deleted while it was loaded')
  return row.salt
}

/** Deletes the salts of all days before yesterday: their visitors can never be recognized again. */
export async function deleteOldSalts(db: Db): Promise<void> {
  await db.delete(visitorSalt).where(lt(visitorSalt.day, sql`(now() at time zone 'UTC')::date - 1`))
}

/** Drops the raw hits of old months, and deletes old visits and errors. */
export async function deleteOldVisits(db: Db): Promise<void> {
  await db.execute(
    sql`select drop_hit_partitions((now() - make_interval(months => ${EVENT_MONTHS}))::date)`,
  )
  await db
    .delete(visit)
    .where(lt(visit.startedAt, sql`now() - make_interval(months => ${VISIT_MONTHS})`))
  await db
    .delete(scriptErrorDay)
    .where(lt(scriptErrorDay.day, sql`current_date - ${ERROR_DAYS}::integer`))
  await db
    .delete(scriptError)
    .where(lt(scriptError.lastSeenAt, sql`now() - make_interval(days => ${ERROR_DAYS})`))
}

/** Creates the partition of the next month ahead, so that no event waits for it. */
export async function createNextPartition(db: Db): Promise<void> {
  await db.execute(sql`select create_hit_partition((now() + interval '20 days')::date)`)
}

/**
 * Finds the visit of an event that no visit in memory takes: that of another process, or of this one before it started
 * again. Begins `visit` if the visitor was idle for `idleMs`.
 */
export async function claimVisit(
  db: Db,
  event: {
    readonly siteId: string
    readonly visitor: bigint
    readonly visit: bigint
    readonly at: number
    readonly idleMs: number
  },
): Promise<bigint> {
  const { siteId, visitor, visit: newVisit, at, idleMs } = event
  const isIdle = sql`excluded.last_at - o.last_at >= ${idleMs} * interval '1 millisecond'`
  const { rows } = await db.execute<{ visit: string }>(sql`
    insert into open_visit as o (site_id, visitor, visit, last_at)
    values (${siteId}, ${String(visitor)}::bigint, ${String(newVisit)}::bigint, ${new Date(at).toISOString()}::timestamptz)
    on conflict (site_id, visitor) do update set
      visit = case when ${isIdle} then excluded.visit else o.visit end,
      last_at = greatest(o.last_at, excluded.last_at)
    returning visit::text`)
  return BigInt(rows[0]?.visit ?? newVisit)
}

/** Deletes the visits of visitors that ended long ago: no event continues them. */
export async function deleteEndedVisits(db: Db): Promise<void> {
  await db.delete(openVisit).where(lt(openVisit.lastAt, sql`now() - interval '1 day'`))
}

/** Deletes the visits of the consented visitors who placed some orders. */
export async function deleteVisitorsOfOrders(
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<void> {
  const rows = await db
    .selectDistinct({ visitor: visit.visitor })
    .from(visit)
    .where(
      and(
        eq(visit.siteId, siteId),
        inArray(visit.orderId, [...orderIds]),
        eq(visit.consented, true),
      ),
    )
  for (const { visitor } of rows) await deleteVisitor(db, siteId, visitor)
}

/** Deletes the visits and hits of a visitor who had accepted cookies. Returns the number of visits. */
export async function deleteVisitor(db: Db, siteId: string, visitor: bigint): Promise<number> {
  await db.delete(hit).where(and(eq(hit.siteId, siteId), eq(hit.visitor, visitor)))
  await db
    .delete(openVisit)
    .where(and(eq(openVisit.siteId, siteId), eq(openVisit.visitor, visitor)))
  const deleted = await db
    .delete(visit)
    .where(and(eq(visit.siteId, siteId), eq(visit.visitor, visitor), eq(visit.consented, true)))
    .returning({ visit: visit.visit })
  return deleted.length
}
