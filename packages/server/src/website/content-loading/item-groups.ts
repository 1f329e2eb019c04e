import type { ItemQuery, SummaryItem } from '@vitrine/blocks'
import type { Db } from '../../platform/db/db.ts'
import { type ItemGroup, type ItemGrouping, loadItemGroups } from '../../content/documents/index.ts'
import type { LinkedContext } from '../render-context/index.ts'
import { formatPageUrl, getDocumentLanguages } from '../site-shell/index.ts'

/** Loads the groups of a collection's items, each with the URL that lists them. */
export async function loadGroupSummaries(
  db: Db,
  context: LinkedContext,
  { collectionId, limit, by }: ItemQuery & { readonly by: ItemGrouping['by'] },
): Promise<readonly SummaryItem[]> {
  const { site, shell } = context
  const path = shell.pages.get(collectionId)?.path
  if (path === undefined || path === null) return []
  const filter = { collectionId, ...getDocumentLanguages(shell) }
  const sorting: ItemGrouping = by === 'month' ? { by, timeZone: site.timeZone } : { by }
  const groups = await loadItemGroups(db, site.id, filter, { ...sorting, limit })
  return groups.flatMap(({ name, count }: ItemGroup) => {
    const title = formatGroupTitle(context, by, name)
    if (title === undefined) return []
    const href = `${formatPageUrl(context, path)}?${new URLSearchParams({ [by]: name }).toString()}`
    return [{ title, href, count }]
  })
}

/** Returns the title of a group; undefined for an author who is no longer in the settings. */
function formatGroupTitle(
  context: LinkedContext,
  by: ItemGrouping['by'],
  name: string,
): string | undefined {
  if (by === 'author')
    return context.shell.settings.authors.find(({ id }) => id === name)?.displayName
  if (by !== 'month') return name
  const [month = '1', year = '1970'] = name.split('-')
  return new Date(Date.UTC(Number(year), Number(month) - 1, 1)).toLocaleDateString(
    context.language.tag,
    { month: 'long', year: 'numeric', timeZone: 'UTC' },
  )
}
