import { type LinkPorts, listLinks } from '@vitrine/blocks'
import type { Content, Link } from '@vitrine/page'
import { findProductAddresses, listCollections } from '../../../commerce/catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import type { HasPage } from '../../../platform/http/operations/page-probe.ts'
import type { Site } from '../../../platform/http/site.ts'
import { loadAssetsByIds } from '../../../platform/files/store.ts'
import { loadLinkTargets, loadSlugs } from './suggestion-store.ts'

/** The maximum number of typed paths of a page that are looked up. */
const MAX_PATHS = 50

interface LinkingSite extends Pick<Site, 'id' | 'origin'> {
  readonly hasPage: HasPage
}

interface LinkingContent {
  readonly content: Content
  readonly languages: Omit<LinkPorts, 'getTarget'>
  /** The ids of the documents that are published with it. */
  readonly together: readonly string[]
}

/** Returns a function that finds what visitors see at the links of a page once it is published. */
export async function createTargetFinder(
  db: Db,
  site: LinkingSite,
  { content, languages, together }: LinkingContent,
): Promise<LinkPorts['getTarget']> {
  const siteId = site.id
  const links = listLinks(content, languages)
  const listIds = (kind: Exclude<Link['kind'], 'url'>) =>
    links.flatMap((link) => (link.kind === kind ? [link.id] : []))
  const documents = await loadLinkTargets(db, siteId, parseIds(listIds('document')))
  const shops = await listCollections(db, siteId)
  const products = await findProductAddresses(db, siteId, listIds('product'))
  const files = await loadAssetsByIds(db, siteId, listIds('asset'))
  const paths = links.flatMap((link) =>
    link.kind === 'url' ? (getOwnPath(site, link.url) ?? []) : [],
  )
  const missing = await findMissing(db, site, { paths, together })
  return (link) => {
    switch (link.kind) {
      case 'document': {
        const isPublished = documents.get(link.id)
        if (isPublished === undefined)
          // The page of a shop may have no document of its own.
          return shops.some(({ id }) => id === link.id) ? 'found' : 'deleted'
        return isPublished || together.includes(link.id) ? 'found' : 'unpublished'
      }
      case 'product':
        return products.has(link.id) ? 'found' : 'unpublished'
      case 'asset':
        return files.has(link.id) ? 'found' : 'deleted'
      case 'category':
        return 'found'
      case 'url': {
        const path = getOwnPath(site, link.url)
        return path !== undefined && missing.has(path) ? 'missing' : 'found'
      }
    }
  }
}

/** Returns the path of a typed address of the site itself, without its fragment; undefined for any other. */
function getOwnPath({ origin }: LinkingSite, url: string): string | undefined {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  return path.split('#')[0]
}

/** Finds the paths at which visitors find nothing, also once these documents are published. */
async function findMissing(
  db: Db,
  site: LinkingSite,
  checked: { readonly paths: readonly string[]; readonly together: readonly string[] },
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>()
  for (const path of [...new Set(checked.paths)].slice(0, MAX_PATHS))
    if (!(await site.hasPage(site, path))) missing.add(path)
  if (missing.size === 0) return missing
  const slugs = await loadSlugs(db, site.id, checked.together)
  return new Set([...missing].filter((path) => !slugs.has(getLastSegment(path))))
}

function getLastSegment(path: string): string {
  return path.split('?')[0]?.split('/').findLast(Boolean) ?? ''
}
