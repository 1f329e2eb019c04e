import type { Product } from '../../commerce/catalog/index.ts'
import type { Attributes } from './custom-tags.ts'
import { listBeside } from './kept-lists.ts'
import type { PageJson } from './page-json.ts'
import { merchandising } from './view/merchandising.ts'
import type { Filling, PageRun } from './page-run.ts'
import type { Store } from './shell.ts'
import { categoryNamed, collectionView, itemView } from './store-view.ts'
import { recordsScope } from './records.ts'
import { collectionPath, countOf, noSuchCollection, storeAt } from './tag-values.ts'

/** @see compat §2: "max 8 queries per page", "limit ≤100, skip ≤10" */
const MOST_QUERIES = 8
const MOST_QUERIED = 100
const MOST_SKIPPED = 10
const QUERIED = 20

/** `items` of a collection, and the collection. @see compat §2 "squarespace:query" */
export async function queryScope(run: PageRun, filling: Filling): Promise<PageJson> {
  const nothing = { collection: {}, items: [], empty: true }
  run.asked.query += 1
  if (run.asked.query > MOST_QUERIES) {
    filling.onFault(`A page has at most ${MOST_QUERIES} queries`)
    return nothing
  }
  const path = collectionPath(filling)
  const store = path === undefined ? undefined : storeAt(run.place.shell, path)
  if (path === undefined || !store) return (await recordsNamed(run, path, filling)) ?? nothing
  const products = await queried(run, store, filling)
  const { site } = run.place
  const items = products.map((product) => itemView(run.place, product))
  return {
    collection: collectionView(run.place, store.collection, store.categories),
    items,
    empty: items.length === 0,
    productMerchandisingContext: merchandising(site, items),
  }
}

/** Of a collection of documents. */
async function recordsNamed(
  run: PageRun,
  path: string | undefined,
  { attributes, onFault }: Filling,
): Promise<PageJson | undefined> {
  const found =
    path === undefined
      ? undefined
      : await run.records({
          kind: 'query',
          collection: path,
          categories: listOf(attributes['category'], onFault),
          tags: listOf(attributes['tag'], onFault),
          featured: isFeatured(attributes),
          ...stretchOf({ attributes, onFault }),
        })
  if (!found) onFault(noSuchCollection(path))
  return found && recordsScope(found)
}

function stretchOf({ attributes, onFault }: Pick<Filling, 'attributes' | 'onFault'>) {
  const limits = { limit: { from: 1, to: MOST_QUERIED }, skip: { from: 0, to: MOST_SKIPPED } }
  const limit = countOf(attributes, 'limit', { ...limits.limit, otherwise: QUERIED, onFault })
  const skip = countOf(attributes, 'skip', { ...limits.skip, otherwise: 0, onFault })
  return { limit, skip }
}

async function queried(
  { db, place }: PageRun,
  store: Store,
  { attributes, onFault }: Filling,
): Promise<readonly Product[]> {
  const { limit, skip } = stretchOf({ attributes, onFault })
  const named = listOf(attributes['category'], onFault)
  const chosen = named.flatMap((name) => {
    const category = categoryNamed(store.categories, name)
    if (!category) onFault(`There is no category "${name}" in ${store.collection.urlId}`)
    return category ?? []
  })
  if (named.length > 0 && chosen.length === 0) return []
  const tags = listOf(attributes['tag'], onFault)
  const wanted = orNothing(chosen).flatMap((category) =>
    orNothing(tags).map((tag) => ({ categoryId: category?.id, tag })),
  )
  // Each product of several categories or tags is shown once, where the shop has it.
  const lists = await Promise.all(
    wanted.map((options) =>
      listBeside(db, place, store.collection.id, {
        ...options,
        ...(isFeatured(attributes) && { featured: true }),
        limit: limit + skip,
      }),
    ),
  )
  const found = new Map(lists.flat().map((one) => [one.id, one]))
  const inOrder = [...found.values()].toSorted(
    (a, b) => a.displayIndex - b.displayIndex || (a.id < b.id ? -1 : 1),
  )
  return inOrder.slice(skip, skip + limit)
}

function isFeatured({ featured }: Attributes): boolean {
  return featured !== undefined && featured.toLowerCase() !== 'false'
}

function orNothing<T>(values: readonly T[]): readonly (T | undefined)[] {
  return values.length === 0 ? [undefined] : values
}

/** Each is a question to the database. */
const MOST_NAMED = 10

function listOf(text = '', onFault: (fault: string) => void): readonly string[] {
  const parts = new Set(text.split(',').map((part) => part.trim()))
  parts.delete('')
  if (parts.size > MOST_NAMED) onFault(`A query names at most ${MOST_NAMED} categories or tags`)
  return [...parts].slice(0, MOST_NAMED)
}
