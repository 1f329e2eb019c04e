import { type ListOptions, type Product, listShopProducts } from '../../commerce/catalog/index.ts'
import type { PageRendering } from './page-rendering.ts'
import { getTextLocale, isPublicCollection, memoizeUntilStockChanges } from '../site-shell/index.ts'

/** The maximum number of cached lists: those that all pages share come early. */
const MAX_CACHED_LISTS = 50

const cached = memoizeUntilStockChanges<readonly Product[]>(MAX_CACHED_LISTS)

/**
 * Loads products of another collection. They are cached with the shell until stock changes, because every
 * product page shows the same few.
 */
export async function loadProductList(
  { db, context: { site, shell }, getPartPosition }: PageRendering,
  collectionId: string,
  options: ListOptions,
): Promise<readonly Product[]> {
  if (!isPublicCollection(shell, collectionId)) return []
  const owner = { shell, partPosition: getPartPosition(site.id) }
  return cached(owner, JSON.stringify([collectionId, options]), async () => {
    const locale = getTextLocale(shell.language)
    const found = await listShopProducts(db, site.id, collectionId, { locale, ...options })
    return found.products
  })
}
