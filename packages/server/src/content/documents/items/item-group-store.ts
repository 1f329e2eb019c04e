import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { buildItemConditions, type ItemFilter } from './items-store.ts'
import { selectVisibleRows } from '../published/visible-rows-store.ts'
import { published } from '../tables.ts'

/** The property to group items by; months are those of the site's time zone. */
export type ItemGrouping =
  | { readonly by: 'tag' | 'category' | 'author' }
  | { readonly by: 'month'; readonly timeZone: string }

/** A tag, a category, an author's id, or a month like `11-2026`, with its number of items. */
export interface ItemGroup extends Record<string, unknown> {
  readonly name: string
  readonly count: number
}

/** Groups the items that match a filter; the newest month first, otherwise the largest group. */
export async function loadItemGroups(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  grouping: ItemGrouping & { readonly limit: number },
): Promise<readonly ItemGroup[]> {
  const order = grouping.by === 'month' ? sql`max(at) desc` : sql`count(*) desc, name`
  const { rows } = await db.execute<ItemGroup>(sql`
    select name, count(*)::int as count
    from (select ${getGroupName(grouping)} as name, ${published.publishOn} as at
      from (${selectVisibleRows(siteId, filter)}) ${published}
      where ${and(...buildItemConditions(siteId, filter))}) item
    where name is not null group by name order by ${order} limit ${grouping.limit}`)
  return rows
}

function getGroupName(grouping: ItemGrouping): SQL {
  switch (grouping.by) {
    case 'tag':
      return sql`unnest(${published.tags})`
    case 'category':
      return sql`unnest(${published.categories})`
    case 'author':
      return sql`${published.authorId}::text`
    case 'month':
      return sql`to_char(${published.publishOn} at time zone ${grouping.timeZone}, 'MM-YYYY')`
  }
}
