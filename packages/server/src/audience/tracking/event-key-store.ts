import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { TrackedEvent } from './event.ts'

/** The minutes for which an event that arrives again is recognized, whichever process it arrives at. */
const REPEAT_MINUTES = 20

const toName = (siteId: string, key: bigint) => `${siteId} ${key}`

/**
 * Stores the keys of events. Resolves to those of them that count, and to those that this or another process counted
 * before. Two transactions with the same event wait for each other: the second one finds it repeated.
 */
export async function claimEvents(
  tx: Db,
  events: readonly TrackedEvent[],
): Promise<{
  readonly counted: readonly TrackedEvent[]
  readonly repeated: readonly TrackedEvent[]
}> {
  const keys = new Map<string, { readonly siteId: string; readonly key: bigint }>()
  for (const { visit, key } of events)
    if (key !== undefined) keys.set(toName(visit.siteId, key), { siteId: visit.siteId, key })
  if (keys.size === 0) return { counted: events, repeated: [] }
  // In one order, so that no two transactions wait for each other.
  const wanted = [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const { rows } = await tx.execute<{ site_id: string; key: string }>(sql`
    insert into event_key (site_id, key)
    select * from unnest(${sql.param(wanted.map(([, { siteId }]) => siteId))}::uuid[],
      ${sql.param(wanted.map(([, { key }]) => String(key)))}::bigint[])
    on conflict do nothing returning site_id, key::text`)
  const claimed = new Set(rows.map(({ site_id, key }) => `${site_id} ${key}`))
  const counted: TrackedEvent[] = []
  const repeated: TrackedEvent[] = []
  for (const event of events) {
    const { visit, key } = event
    // A key counts for the first event of the batch that has it.
    const isFirst = key === undefined || claimed.delete(toName(visit.siteId, key))
    ;(isFirst ? counted : repeated).push(event)
  }
  return { counted, repeated }
}

/** Deletes the keys of events that are too old to arrive again. */
export async function deleteOldEventKeys(db: Db): Promise<void> {
  await db.execute(
    sql`delete from event_key where at < now() - make_interval(mins => ${REPEAT_MINUTES})`,
  )
}
