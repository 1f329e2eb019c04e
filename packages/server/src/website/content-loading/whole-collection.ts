import type { Db } from '../../platform/db/db.ts'
import { type ItemSummary, loadItemSummary } from '../../content/documents/index.ts'
import {
  getDocumentLanguages,
  memoizeByOwner,
  type PublishedPage,
  type SiteShell,
} from '../site-shell/index.ts'

const cached = memoizeByOwner<SiteShell, ItemSummary>()

/**
 * Loads what every list of a collection shows about all of its items: their number, and their
 * categories and tags, in the owner's order. It is cached, because it reads all items.
 */
export function loadCollectionTotals(
  db: Db,
  { siteId, shell }: { readonly siteId: string; readonly shell: SiteShell },
  { id, body }: PublishedPage,
): Promise<ItemSummary> {
  return cached(shell, id, async () => {
    const summed = await loadItemSummary(db, siteId, {
      ...getDocumentLanguages(shell),
      collectionId: id,
    })
    return {
      ...summed,
      categories: sortByOwnerOrder(summed.categories, body.collection?.categories),
    }
  })
}

function sortByOwnerOrder(
  used: readonly string[],
  order: readonly string[] = [],
): readonly string[] {
  const names = new Set(used)
  return [...new Set([...order.filter((name) => names.has(name)), ...names])]
}
