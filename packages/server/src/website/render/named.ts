import type { Content, Link } from '@vitrine/page'
import { productPaths } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { pathsOf } from '../../content/documents/index.ts'
import { picturesFound, readElsewhereOf } from '../../content/embeds/index.ts'
import { assetUrl } from '../../platform/files/asset-url.ts'
import { assetsByIds } from '../../platform/files/store.ts'
import { areasOf } from '../../audience/site-users/index.ts'
import type { Place } from './content.ts'
import { documentsIn } from './documents-in.ts'
import { monthsOf } from './months.ts'
import { referencesIn } from './references.ts'
import type { Shell } from './shell.ts'
import { summariesOf } from './summaries.ts'
import { storeUrl } from './store-url.ts'
import { categoryPath, categoryUrl } from './store-view.ts'
import { urlIn } from '../../identity/multilingual/index.ts'

/**
 * A place that knows every file and address that these bodies name: read in one go, before anything is
 * drawn, so that drawing itself waits for nothing.
 */
export async function placeOf(
  db: Db,
  at: Pick<Place, 'site' | 'path' | 'shell' | 'mayRead'>,
  bodies: readonly Content[] = [],
  /** The collection that is shown by its days. */
  calendarOf?: string,
): Promise<Place> {
  const { site, shell } = at
  const { language } = shell
  const { headerFooter } = shell
  const shown = headerFooter ? [...bodies, headerFooter] : bodies
  const { assetIds, documentIds, productIds, collectionIds, memberAreaIds } = referencesIn(shown)
  const elsewhere = await readElsewhereOf(db, site.id, shown)
  const unknown = [...documentIds].filter((id) => !shell.pages.has(id))
  const [assets, paths, products, areas] = await Promise.all([
    assetsByIds(db, site.id, [
      ...assetIds,
      ...picturesFound(elsewhere),
      ...picturesOf(shell, collectionIds),
    ]),
    pathsOf(db, site.id, { ids: unknown, ...documentsIn(shell) }),
    productPaths(db, site.id, [...productIds]),
    memberAreaIds.size === 0 ? [] : areasOf(db, site.id, [...memberAreaIds]),
  ])
  const known = new Map([...shell.assets, ...assets])
  const pathOf = (id: string) => shell.pages.get(id)?.path ?? paths.get(id)
  const inLanguage = (path: string) => urlIn(language.prefix, path)

  const resolve = (link: Link) => {
    switch (link.kind) {
      case 'url':
        return { href: link.url, newWindow: link.newWindow === true }
      case 'document': {
        const path = pathOf(link.id)
        const anchor = link.anchor === undefined ? '' : `#${encodeURIComponent(link.anchor)}`
        return path === undefined ? undefined : { href: inLanguage(path) + anchor }
      }
      case 'product': {
        const product = products.get(link.id)
        return product && { href: `${storeUrl(shell, product.collection)}/p/${product.urlId}` }
      }
      case 'category':
        return categoryLink(shell, link.id)
      case 'asset': {
        const asset = known.get(link.id)
        return asset && { href: assetUrl(asset) }
      }
    }
  }
  const place = {
    ...at,
    language,
    assets: known,
    resolve,
    elsewhere,
    lists: new Map(),
    areas: new Map(areas.map((area) => [area.id, area])),
  }
  const [{ lists, membersSeeMore }, calendars] = await Promise.all([
    summariesOf(db, place, shown),
    monthsOf(db, place, {
      bodies: shown,
      ...(calendarOf !== undefined && { collectionId: calendarOf }),
    }),
  ])
  return { ...place, lists, membersSeeMore, calendars }
}

/** What collections are shown under where they are led to. */
function picturesOf({ pages }: Shell, ids: ReadonlySet<string>): readonly string[] {
  return [...ids].flatMap((id) => pages.get(id)?.mainImageId ?? [])
}

function categoryLink(shell: Shell, id: string) {
  for (const { collection, categories } of shell.stores) {
    const category = categories.find((one) => one.id === id)
    if (category)
      return {
        href: categoryUrl(storeUrl(shell, collection), categoryPath(categories, category)),
      }
  }
  return undefined
}
