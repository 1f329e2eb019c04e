import { type SQL, sql } from 'drizzle-orm'
import { published } from '../tables.ts'

const DAY_MS = 86_400_000

/** The maximum duration of a short event in days; the index `published_lasts` finds longer ones. */
const MAX_SHORT_DAYS = 32

/** The start and end of an item: the times of an event, otherwise the publication date. */
export const itemStart = sql`coalesce(${published.startAt}, ${published.publishOn})`
export const itemEnd = sql`coalesce(${published.endAt}, ${published.startAt}, ${published.publishOn})`

const isLong = sql.raw(
  `published.end_at - coalesce(published.start_at, published.publish_on) > interval '${MAX_SHORT_DAYS} days'`,
)

interface Days {
  readonly from: Date
  readonly to: Date
}

/** Returns the condition for items that start before `to` and do not end before `from`. */
export function overlapsDays(days: Days): SQL {
  return sql`(${overlapsDaysShort(days)} or ${overlapsDaysLong(days)})`
}

/** Returns the same condition for short items; only those that start near the range are read. */
export function overlapsDaysShort({ from, to }: Days): SQL {
  const earliest = new Date(from.getTime() - MAX_SHORT_DAYS * DAY_MS)
  return sql`(${itemStart} >= ${earliest.toISOString()} and ${itemStart} < ${to.toISOString()}
    and ${itemEnd} >= ${from.toISOString()})`
}

/** Returns the same condition for long events. */
export function overlapsDaysLong({ from, to }: Days): SQL {
  return sql`(${isLong} and ${itemStart} < ${to.toISOString()}
    and ${published.endAt} >= ${from.toISOString()})`
}
