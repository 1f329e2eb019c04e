import { type ListOptions, type Product, listShopProducts } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { RenderContext } from '../render-context/index.ts'
import { isPublicCollection, memoizeByOwner, type SiteShell } from '../site-shell/index.ts'

/** The maximum number of cached lists per shell: those that all pages share come early. */
const MAX_CACHED_LISTS = 50

const cached = memoizeByOwner<SiteShell, readonly Product[]>(MAX_CACHED_LISTS)

/**
 * Loads products of another collection. They are cached with the shell, because every product page
 * shows the same few.
 */
export function loadProductList(
  db: Db,
  { site, shell }: RenderContext,
  collectionId: string,
  options: ListOptions,
): Promise<readonly Product[]> {
  if (!isPublicCollection(shell, collectionId)) return Promise.resolve([])
  return cached(shell, JSON.stringify([collectionId, options]), async () => {
    const { products } = await listShopProducts(db, site.id, collectionId, options)
    return products
  })
}
