import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { TrackedEvent } from './event.ts'

/** Events and visits that began longer ago than this may be of a day that is summed already. */
const LATE_MS = 2 * 60 * 60 * 1_000

const lockName = (siteId: SQL) => sql`hashtextextended('visit sums ' || ${siteId}, 0)`

/** Waits until no batch with late events of a site is being written, and holds up those that follow. */
export async function lockSums(tx: Db, siteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockName(sql`${siteId}`)})`)
}

/**
 * Marks the days of late events and of their visits as not summed, so that reports read their rows until they are summed
 * again. Call it before the events are written: it waits for sums of their sites that are being made.
 */
export async function deleteLateDays(tx: Db, events: readonly TrackedEvent[]): Promise<void> {
  const before = Date.now() - LATE_MS
  const times = new Map<string, { readonly siteId: string; readonly at: number }>()
  for (const { visit, at } of events)
    for (const time of [visit.startedAt, at])
      if (time < before) times.set(`${visit.siteId} ${time}`, { siteId: visit.siteId, at: time })
  if (times.size === 0) return
  const late = [...times.values()]
  const siteIds = [...new Set(late.map(({ siteId }) => siteId))].toSorted()
  for (const siteId of siteIds)
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName(sql`${siteId}`)})`)
  await tx.execute(sql`
    delete from summed_day d
    using unnest(${sql.param(late.map(({ siteId }) => siteId))}::uuid[],
      ${sql.param(late.map(({ at }) => new Date(at).toISOString()))}::timestamptz[]) as l (site_id, at)
    join site s on s.id = l.site_id
    where d.site_id = l.site_id and d.day = (l.at at time zone s.time_zone)::date`)
}
