import { type SQL, sql } from 'drizzle-orm'
import { published } from './tables.ts'

const DAY_MS = 86_400_000

/** Days. What lasts longer is found by an index of its own: `published_lasts`. */
const SELDOM_LONGER = 32

/** When an item begins and ends: an event by its times, anything else on the day it stands under. */
export const begins = sql`coalesce(${published.startAt}, ${published.publishOn})`
export const ends = sql`coalesce(${published.endAt}, ${published.startAt}, ${published.publishOn})`

const isLong = sql.raw(
  `published.end_at - coalesce(published.start_at, published.publish_on) > interval '${SELDOM_LONGER} days'`,
)

interface Days {
  readonly from: Date
  readonly to: Date
}

/** Of items that begin before `to` and have not ended before `from`. */
export function isOn(days: Days): SQL {
  return sql`(${isOnShortly(days)} or ${isOnForLong(days)})`
}

/** The same of those that last no longer than most. No more is read than begins near those days. */
export function isOnShortly({ from, to }: Days): SQL {
  const earliest = new Date(from.getTime() - SELDOM_LONGER * DAY_MS)
  return sql`(${begins} >= ${earliest.toISOString()} and ${begins} < ${to.toISOString()}
    and ${ends} >= ${from.toISOString()})`
}

export function isOnForLong({ from, to }: Days): SQL {
  return sql`(${isLong} and ${begins} < ${to.toISOString()}
    and ${published.endAt} >= ${from.toISOString()})`
}
