import type { ItemQuery, SummaryItem } from '@vitrine/blocks'
import type { Db } from '../../platform/db/db.ts'
import { type SortedUnder, type Sorting, sortedBy } from '../../content/documents/index.ts'
import type { Place } from './content.ts'
import { documentsIn } from './documents-in.ts'
import { urlOf } from './urls.ts'

/** What a collection's items are sorted by, each with where the items under it are listed. */
export async function sortedItems(
  db: Db,
  place: Place,
  { collectionId, limit, by }: ItemQuery & { readonly by: Sorting['by'] },
): Promise<readonly SummaryItem[]> {
  const { site, shell } = place
  const path = shell.pages.get(collectionId)?.path
  if (path === undefined || path === null) return []
  const filter = { collectionId, ...documentsIn(shell) }
  const sorting: Sorting = by === 'month' ? { by, timeZone: site.timeZone } : { by }
  const found = await sortedBy(db, site.id, filter, { ...sorting, limit })
  return found.flatMap(({ name, count }: SortedUnder) => {
    const title = titleOf(place, by, name)
    if (title === undefined) return []
    const href = `${urlOf(place, path)}?${new URLSearchParams({ [by]: name }).toString()}`
    return [{ title, href, count }]
  })
}

/** Undefined for an author whom the site no longer names. */
function titleOf(place: Place, by: Sorting['by'], name: string): string | undefined {
  if (by === 'author')
    return place.shell.settings.authors.find(({ id }) => id === name)?.displayName
  if (by !== 'month') return name
  const [month = '1', year = '1970'] = name.split('-')
  return new Date(Date.UTC(Number(year), Number(month) - 1, 1)).toLocaleDateString(
    place.language.tag,
    { month: 'long', year: 'numeric', timeZone: 'UTC' },
  )
}
