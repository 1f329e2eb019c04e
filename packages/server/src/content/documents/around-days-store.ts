import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { begins, ends, isOnForLong, isOnShortly } from './item-days-store.ts'
import { conditionsOf, type ItemFilter } from './items-store.ts'
import { asPublished, shownRows } from './shown-rows-store.ts'

type Days = NonNullable<ItemFilter['within']>

/** When a collection has anything before some days, and after: the moments that are closest to them. */
export async function aroundDays(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  { from, to }: Days,
): Promise<{ readonly before: Date | undefined; readonly after: Date | undefined }> {
  const { rows } = await db.execute<{ before: string | null; after: string | null }>(
    aroundDaysStatement(siteId, filter, { from, to }),
  )
  const at = (text: string | null | undefined) => (text ? new Date(text) : undefined)
  return { before: at(rows[0]?.before), after: at(rows[0]?.after) }
}

/**
 * What is on at the edge of the days is closest to them; otherwise what ended last before them, and what begins
 * first after them. Each is one look into an index, however much the collection holds.
 */
export function aroundDaysStatement(siteId: string, filter: ItemFilter, { from, to }: Days): SQL {
  const items = (...conditions: readonly SQL[]) => sql`
    from ${asPublished(shownRows(siteId, filter))}
    where ${and(...conditionsOf(siteId, filter), ...conditions)}`
  const isAny = (at: Date) => {
    const edge = { from: at, to: at }
    return sql`(exists (select ${items(isOnShortly(edge))}) or exists (select ${items(isOnForLong(edge))}))`
  }
  const [start, end] = [from.toISOString(), to.toISOString()]
  const lastBefore = new Date(from.getTime() - 1).toISOString()
  return sql`
    select
      case when ${isAny(from)} then ${lastBefore}::timestamptz else (
        select ${ends} ${items(sql`${ends} < ${start}`)} order by ${ends} desc limit 1) end as before,
      case when ${isAny(to)} then ${end}::timestamptz else (
        select ${begins} ${items(sql`${begins} >= ${end}`)} order by ${begins} limit 1) end as after`
}
