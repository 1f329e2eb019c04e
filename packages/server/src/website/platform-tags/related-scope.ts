import { listRelatedProducts } from '../../commerce/catalog/index.ts'
import { parseId } from '../../platform/db/id.ts'
import {
  getMerchandising,
  getProductView,
  getStoreCollectionView,
  type TemplateData,
} from '../page-json/index.ts'
import { getTextLocale, isPublicCollection } from '../site-shell/index.ts'
import type { PageRendering, TagInput } from './page-rendering.ts'
import { getRecordScope } from './record-scope.ts'
import { parseCount } from './tag-values.ts'

/** The maximum number of related tags: each is a database query. */
const MAX_RELATED_TAGS = 8
const MAX_LIMIT = 100
const DEFAULT_LIMIT = 3

/** Loads the items that are related to an item. @see compat §2 "squarespace:related" */
export async function loadRelatedScope(
  rendering: PageRendering,
  filling: TagInput,
): Promise<TemplateData> {
  const { attributes, onIssue } = filling
  const emptyScope = { collection: {}, items: [], empty: true }
  rendering.tagCounts.related += 1
  if (rendering.tagCounts.related > MAX_RELATED_TAGS) {
    onIssue(`A page has at most ${MAX_RELATED_TAGS} lists of related items`)
    return emptyScope
  }
  const { site, shell } = rendering.context
  const { collectionid = '', itemid = '' } = attributes
  const store = shell.stores.find(
    ({ collection: { id, urlId } }) => id === collectionid || urlId === collectionid,
  )
  const found = store ? undefined : await loadRelatedRecords(rendering, collectionid, filling)
  if (found) return found
  const id = parseId(itemid)
  if (id === undefined) onIssue(`"${itemid}" is not the id of an item`)
  if (!store) return emptyScope
  if (id === undefined || !isPublicCollection(shell, store.collection.id)) return emptyScope
  const locale = getTextLocale(shell.language)
  const products = await listRelatedProducts(rendering.db, site.id, {
    collectionId: store.collection.id,
    productId: id,
    limit: parseLimit(filling),
    ...(locale !== undefined && { locale }),
    ordering: site.store.merchandising.relatedProductsOrdering,
  })
  const items = products.map((product) => getProductView(rendering.context, product))
  return {
    collection: getStoreCollectionView(rendering.context, store.collection, store.categories),
    items,
    empty: items.length === 0,
    productMerchandisingContext: getMerchandising(rendering.context, items),
  }
}

/** Loads related items of a collection of documents. */
async function loadRelatedRecords(
  rendering: PageRendering,
  collectionid: string,
  filling: TagInput,
): Promise<TemplateData | undefined> {
  const { attributes, onIssue } = filling
  const { itemid: itemId = '' } = attributes
  const limit = parseLimit(filling)
  const found =
    collectionid === ''
      ? undefined
      : await rendering.records({ kind: 'related', collection: collectionid, itemId, limit })
  if (!found) onIssue(`There is no collection "${collectionid}" to show`)
  return found && getRecordScope(found)
}

function parseLimit({ attributes, onIssue }: TagInput): number {
  return parseCount(attributes, 'limit', {
    from: 1,
    to: MAX_LIMIT,
    fallback: DEFAULT_LIMIT,
    onIssue,
  })
}
