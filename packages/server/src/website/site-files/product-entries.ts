import { listProductAddresses } from '../../commerce/catalog/index.ts'
import {
  computeHreflangs,
  formatLocalePath,
  getDefaultLanguage,
} from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadStorePaths } from '../content-loading/index.ts'
import { getProductPaths, type SiteShell, type StoreCollection } from '../site-shell/index.ts'
import type { SitemapUrl } from './sitemap-url.ts'

/**
 * The maximum number of products, which fill 20 sitemaps in one language; search engines find more through the
 * lists.
 */
const MAX_PRODUCTS = 1_000_000

/** Loads the pages of the products of these stores, in each language in which a product has a title. */
export async function loadProductEntries(
  db: Db,
  { site, shell }: { readonly site: Site; readonly shell: SiteShell },
  stores: readonly StoreCollection[],
): Promise<readonly SitemapUrl[]> {
  const { languages } = shell
  const own = getDefaultLanguage(languages).tag
  const products = await listProductAddresses(db, site.id, MAX_PRODUCTS)
  const storePaths = new Map<string, Readonly<Record<string, string>>>()
  for (const store of stores) {
    const { urlId } = store.collection
    storePaths.set(urlId, { [own]: urlId, ...(await loadStorePaths(db, { site, shell }, store)) })
  }
  return products.flatMap((product) => {
    const found = storePaths.get(product.collectionUrlId)
    if (!found) return []
    const paths = Object.fromEntries(
      Object.entries(getProductPaths(languages, product, found)).map(([tag, path]) => [
        tag,
        `/${path}`,
      ]),
    )
    const alternates = computeHreflangs(languages, paths)
    return Object.entries(paths).map(([tag, path]) => ({
      path: formatLocalePath(languages, tag, path),
      changedAt: product.updatedAt,
      alternates,
    }))
  })
}
