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

/** The last views by language and cart token, until the site changes. A view follows from the content of the cart alone. */
const cache = new WeakMap<Site, Map<string, CachedView>>()

/**
 * Reads the cart of a token for the API, in a language. The database is asked each time; the view of a content that was read before is
 * not computed again.
 */
export async function readCartView(
  db: Db,
  site: Site,
  token: string | undefined,
  language = site.language,
): Promise<ShoppingCart> {
  const content = token === undefined ? undefined : await findCartContent(db, site.id, token)
  const localized = language === site.language ? site : { ...site, language }
  if (token === undefined || content === undefined) return toCartView(localized, undefined)
  const views = cache.get(site) ?? new Map<string, CachedView>()
  cache.set(site, views)
  const key = `${language} ${token}`
  const cached = views.get(key)
  if (cached?.content === content) return cached.view
  const view = toCartView(localized, parseCart(content))
  views.delete(key)
  views.set(key, { content, view })
  const [oldest] = views.keys()
  if (views.size > MAX_CACHED && oldest !== undefined) views.delete(oldest)
  return view
}
