import type { Access, Content, Link } from '@vitrine/page'
import { findProductAddresses } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { loadPaths } from '../../content/documents/index.ts'
import { getEmbedImageIds, loadEmbeds } from '../../content/embeds/index.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { type Asset, isImage, loadAssetsByIds } from '../../platform/files/store.ts'
import { listAreas } from '../../audience/site-users/index.ts'
import type {
  LinkedContext,
  LoadedContext,
  RenderRequest,
  ResolvedLink,
} from '../render-context/index.ts'
import {
  collectReferences,
  formatCategoryUrl,
  formatStoreUrl,
  getCategoryPath,
  getDocumentLanguages,
  type SiteShell,
} from '../site-shell/index.ts'
import { loadCalendarMonths } from './calendar-months.ts'
import { loadBlockItems } from './collection-summaries.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/**
 * Loads everything that the bodies of a page name before it is rendered, so that rendering itself
 * is synchronous.
 */
export async function loadRenderContext(
  db: Db,
  request: RenderRequest,
  bodies: readonly Content[] = [],
  /** The id of the collection that is shown as a calendar. */
  calendarId?: string,
): Promise<LoadedContext> {
  const { headerFooter } = request.shell
  const allBodies = headerFooter ? [...bodies, headerFooter] : bodies
  const context = await loadLinkedContext(db, request, allBodies)
  let hasMemberContent = false
  const canRead = (access: Access) => {
    const may = access.kind === 'everybody' || (context.canRead?.(access) ?? false)
    if (!may && access.kind === 'members') hasMemberContent = true
    return may
  }
  const [{ blockItems, until }, calendars] = await Promise.all([
    loadBlockItems(db, { ...context, canRead }, allBodies),
    loadCalendarMonths(
      db,
      { ...context, canRead },
      {
        bodies: allBodies,
        ...(calendarId !== undefined && { collectionId: calendarId }),
      },
    ),
  ])
  const ends = [until, calendars.until].filter((end) => end !== undefined)
  return {
    ...context,
    blockItems,
    hasMemberContent,
    calendars: { ...calendars, ...(ends.length > 0 && { until: Math.min(...ends) }) },
  }
}

async function loadLinkedContext(
  db: Db,
  request: RenderRequest,
  bodies: readonly Content[],
): Promise<LinkedContext> {
  const { site, shell } = request
  const references = collectReferences(bodies)
  const { assetIds, documentIds, productIds, collectionIds, memberAreaIds } = references
  const embeds = await loadEmbeds(db, site.id, bodies)
  const otherIds = [...documentIds].filter((id) => !shell.pages.has(id))
  const [loadedAssets, paths, products, areas] = await Promise.all([
    loadAssetsByIds(db, site.id, [
      ...assetIds,
      ...getEmbedImageIds(embeds),
      ...listMainImageIds(shell, collectionIds),
    ]),
    loadPaths(db, site.id, { ids: otherIds, ...getDocumentLanguages(shell) }),
    findProductAddresses(db, site.id, [...productIds]),
    memberAreaIds.size === 0 ? [] : listAreas(db, site.id, [...memberAreaIds]),
  ])
  const images = [...loadedAssets].flatMap(([id, file]) =>
    isImage(file) ? [[id, file] as const] : [],
  )
  return {
    ...request,
    language: shell.language,
    assets: new Map([...shell.assets, ...images]),
    embeds,
    areas: new Map(areas.map((area) => [area.id, area])),
    resolve: (link) => resolveLink(link, { shell, files: loadedAssets, paths, products }),
  }
}

interface LinkTargets {
  readonly shell: SiteShell
  /** The files that links lead to. */
  readonly files: ReadonlyMap<string, Asset>
  readonly paths: Awaited<ReturnType<typeof loadPaths>>
  readonly products: Awaited<ReturnType<typeof findProductAddresses>>
}

function resolveLink(
  link: Link,
  { shell, files, paths, products }: LinkTargets,
): ResolvedLink | undefined {
  switch (link.kind) {
    case 'url':
      return { href: link.url, newWindow: link.newWindow === true }
    case 'document': {
      const path = shell.pages.get(link.id)?.path ?? paths.get(link.id)
      const anchor = link.anchor === undefined ? '' : `#${encodeURIComponent(link.anchor)}`
      return path === undefined
        ? undefined
        : { href: formatLocaleUrl(shell.language.prefix, path) + anchor }
    }
    case 'product': {
      const product = products.get(link.id)
      return product && { href: `${formatStoreUrl(shell, product.collection)}/p/${product.urlId}` }
    }
    case 'category':
      return resolveCategory(shell, link.id)
    case 'asset': {
      const file = files.get(link.id)
      return file && { href: formatAssetUrl(file) }
    }
  }
}

/** Returns the ids of the main images of collections. */
function listMainImageIds({ pages }: SiteShell, ids: ReadonlySet<string>): readonly string[] {
  return [...ids].flatMap((id) => pages.get(id)?.mainImageId ?? [])
}

function resolveCategory(shell: SiteShell, id: string) {
  for (const { collection, categories } of shell.stores) {
    const category = categories.find((one) => one.id === id)
    if (category)
      return {
        href: formatCategoryUrl(
          formatStoreUrl(shell, collection),
          getCategoryPath(categories, category),
        ),
      }
  }
  return undefined
}
