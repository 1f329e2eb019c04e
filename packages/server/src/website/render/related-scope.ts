import { relatedProducts } from '../../commerce/catalog/index.ts'
import { asId } from '../../platform/db/id.ts'
import type { PageJson } from './page-json.ts'
import { merchandising } from './view/merchandising.ts'
import type { Filling, PageRun } from './page-run.ts'
import { recordsScope } from './records.ts'
import { isOpen } from './shell.ts'
import { collectionView, itemView } from './store-view.ts'
import { countOf } from './tag-values.ts'

/** Each is a question to the database, as a query is. */
const MOST_RELATED_TAGS = 8
const MOST_RELATED = 100
const RELATED = 3

/** `items` that go with an item. @see compat §2 "squarespace:related" */
export async function relatedScope(run: PageRun, filling: Filling): Promise<PageJson> {
  const { attributes, onFault } = filling
  const nothing = { collection: {}, items: [], empty: true }
  run.asked.related += 1
  if (run.asked.related > MOST_RELATED_TAGS) {
    onFault(`A page has at most ${MOST_RELATED_TAGS} lists of related items`)
    return nothing
  }
  const { site, shell } = run.place
  const { collectionid = '', itemid = '' } = attributes
  const store = shell.stores.find(
    ({ collection: { id, urlId } }) => id === collectionid || urlId === collectionid,
  )
  const found = store ? undefined : await relatedRecords(run, collectionid, filling)
  if (found) return found
  const id = asId(itemid)
  if (id === undefined) onFault(`"${itemid}" is no id of an item`)
  if (!store) return nothing
  if (id === undefined || !isOpen(shell, store.collection.id)) return nothing
  const products = await relatedProducts(run.db, site.id, {
    collectionId: store.collection.id,
    productId: id,
    limit: limitIn(filling),
  })
  const items = products.map((product) => itemView(run.place, product))
  return {
    collection: collectionView(run.place, store.collection, store.categories),
    items,
    empty: items.length === 0,
    productMerchandisingContext: merchandising(site, items),
  }
}

/** Of a collection of documents. */
async function relatedRecords(
  run: PageRun,
  collectionid: string,
  filling: Filling,
): Promise<PageJson | undefined> {
  const { attributes, onFault } = filling
  const { itemid: itemId = '' } = attributes
  const limit = limitIn(filling)
  const found =
    collectionid === ''
      ? undefined
      : await run.records({ kind: 'related', collection: collectionid, itemId, limit })
  if (!found) onFault(`There is no collection "${collectionid}" to show`)
  return found && recordsScope(found)
}

function limitIn({ attributes, onFault }: Filling): number {
  return countOf(attributes, 'limit', { from: 1, to: MOST_RELATED, otherwise: RELATED, onFault })
}
