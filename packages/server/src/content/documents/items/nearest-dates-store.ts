import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { itemStart, itemEnd, overlapsDaysLong, overlapsDaysShort } from './item-time-store.ts'
import { buildItemConditions, type ItemFilter } from './items-store.ts'
import { asPublished, selectVisibleRows } from '../published/visible-rows-store.ts'

type Days = NonNullable<ItemFilter['within']>

/** Finds the times before and after a range of days that are closest to it and have items of a collection. */
export async function findNearestDates(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  { from, to }: Days,
): Promise<{ readonly before: Date | undefined; readonly after: Date | undefined }> {
  const { rows } = await db.execute<{ before: string | null; after: string | null }>(
    buildNearestDatesQuery(siteId, filter, { from, to }),
  )
  const toDate = (text: string | null | undefined) => (text ? new Date(text) : undefined)
  return { before: toDate(rows[0]?.before), after: toDate(rows[0]?.after) }
}

/**
 * Builds the query: an item at the edge of the range is closest, otherwise the last that ends before it and
 * the first that starts after it. Each is one index lookup, whatever the size of the collection.
 */
export function buildNearestDatesQuery(
  siteId: string,
  filter: ItemFilter,
  { from, to }: Days,
): SQL {
  const items = (...conditions: readonly SQL[]) => sql`
    from ${asPublished(selectVisibleRows(siteId, filter))}
    where ${and(...buildItemConditions(siteId, filter), ...conditions)}`
  const isAny = (at: Date) => {
    const edge = { from: at, to: at }
    return sql`(exists (select ${items(overlapsDaysShort(edge))}) or exists (select ${items(overlapsDaysLong(edge))}))`
  }
  const [start, end] = [from.toISOString(), to.toISOString()]
  const lastBefore = new Date(from.getTime() - 1).toISOString()
  return sql`
    select
      case when ${isAny(from)} then ${lastBefore}::timestamptz else (
        select ${itemEnd} ${items(sql`${itemEnd} < ${start}`)} order by ${itemEnd} desc limit 1) end as before,
      case when ${isAny(to)} then ${end}::timestamptz else (
        select ${itemStart} ${items(sql`${itemStart} >= ${end}`)} order by ${itemStart} limit 1) end as after`
}
