import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { conditionsOf, type ItemFilter } from './items-store.ts'
import { shownRows } from './shown-rows-store.ts'
import { published } from './tables.ts'

/** What items are sorted by; months are those of the site's own days. */
export type Sorting =
  | { readonly by: 'tag' | 'category' | 'author' }
  | { readonly by: 'month'; readonly timeZone: string }

/** A tag, a category, an author's id, or a month as `11-2026`; and how many items stand under it. */
export interface SortedUnder extends Record<string, unknown> {
  readonly name: string
  readonly count: number
}

/** What the items that a filter lets through are sorted by: the newest month first, else the most used. */
export async function sortedBy(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  given: Sorting & { readonly limit: number },
): Promise<readonly SortedUnder[]> {
  const order = given.by === 'month' ? sql`max(at) desc` : sql`count(*) desc, name`
  const { rows } = await db.execute<SortedUnder>(sql`
    select name, count(*)::int as count
    from (select ${nameOf(given)} as name, ${published.publishOn} as at
      from (${shownRows(siteId, filter)}) ${published}
      where ${and(...conditionsOf(siteId, filter))}) item
    where name is not null group by name order by ${order} limit ${given.limit}`)
  return rows
}

function nameOf(sorting: Sorting): SQL {
  switch (sorting.by) {
    case 'tag':
      return sql`unnest(${published.tags})`
    case 'category':
      return sql`unnest(${published.categories})`
    case 'author':
      return sql`${published.authorId}::text`
    case 'month':
      return sql`to_char(${published.publishOn} at time zone ${sorting.timeZone}, 'MM-YYYY')`
  }
}
