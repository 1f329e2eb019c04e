import { type LinkPorts, listLinks } from '@vitrine/blocks'
import type { Content, Link } from '@vitrine/page'
import { findProductAddresses, listCollections } from '../../../commerce/catalog/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import { loadAssetsByIds } from '../../../platform/files/store.ts'
import { loadLinkTargets } from './suggestion-store.ts'

interface LinkingContent {
  readonly content: Content
  readonly languages: Omit<LinkPorts, 'getTarget'>
  /** The ids of the documents that are published with it. */
  readonly together: readonly string[]
}

/** Returns a function that finds what visitors see at the links of a page once it is published. */
export async function createTargetFinder(
  db: Db,
  siteId: string,
  { content, languages, together }: LinkingContent,
): Promise<LinkPorts['getTarget']> {
  const links = listLinks(content, languages)
  const listIds = (kind: Exclude<Link['kind'], 'url'>) =>
    links.flatMap((link) => (link.kind === kind ? [link.id] : []))
  const documents = await loadLinkTargets(db, siteId, parseIds(listIds('document')))
  const shops = await listCollections(db, siteId)
  const products = await findProductAddresses(db, siteId, listIds('product'))
  const files = await loadAssetsByIds(db, siteId, listIds('asset'))
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
      default:
        return 'found'
    }
  }
}
