import type { ShoppingCart } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { findCartContent, parseCart } from './store.ts'
import { toCartView } from './view.ts'

/** The maximum number of views that are cached for a site. */
const MAX_CACHED = 500

interface CachedView {
  readonly content: string
  readonly view: ShoppingCart
}

/** The last views by cart token, until the site changes. A view follows from the content of the cart alone. */
const cache = new WeakMap<Site, Map<string, CachedView>>()

/**
 * Reads the cart of a token for the API. The database is asked each time; the view of a content that was read before is
 * not computed again.
 */
export async function readCartView(
  db: Db,
  site: Site,
  token: string | undefined,
): Promise<ShoppingCart> {
  const content = token === undefined ? undefined : await findCartContent(db, site.id, token)
  if (token === undefined || content === undefined) return toCartView(site, undefined)
  const views = cache.get(site) ?? new Map<string, CachedView>()
  cache.set(site, views)
  const cached = views.get(token)
  if (cached?.content === content) return cached.view
  const view = toCartView(site, parseCart(content))
  views.delete(token)
  views.set(token, { content, view })
  const [oldest] = views.keys()
  if (views.size > MAX_CACHED && oldest !== undefined) views.delete(oldest)
  return view
}
