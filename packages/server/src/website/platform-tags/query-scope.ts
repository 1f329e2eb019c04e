import type { Product } from '../../commerce/catalog/index.ts'
import {
  getMerchandising,
  getProductView,
  getStoreCollectionView,
  type TemplateData,
} from '../page-json/index.ts'
import { findCategoryByName, type StoreCollection } from '../site-shell/index.ts'
import type { Attributes } from '../theme-loading/index.ts'
import type { PageRendering, TagInput } from './page-rendering.ts'
import { loadProductList } from './product-lists.ts'
import { getRecordScope } from './record-scope.ts'
import { findStore, formatUnknownCollection, getCollectionPath, parseCount } from './tag-values.ts'

/** @see compat §2: "max 8 queries per page", "limit ≤100, skip ≤10" */
const MAX_QUERIES = 8
const MAX_LIMIT = 100
const MAX_SKIP = 10
const DEFAULT_LIMIT = 20

/** Loads the items of a collection for a query tag. @see compat §2 "squarespace:query" */
export async function loadQueryScope(
  rendering: PageRendering,
  filling: TagInput,
): Promise<TemplateData> {
  const emptyScope = { collection: {}, items: [], empty: true }
  rendering.tagCounts.query += 1
  if (rendering.tagCounts.query > MAX_QUERIES) {
    filling.onIssue(`A page has at most ${MAX_QUERIES} queries`)
    return emptyScope
  }
  const path = getCollectionPath(filling)
  const store = path === undefined ? undefined : findStore(rendering.context.shell, path)
  if (path === undefined || !store)
    return (await loadQueriedRecords(rendering, path, filling)) ?? emptyScope
  const products = await loadQueriedProducts(rendering, store, filling)
  const items = products.map((product) => getProductView(rendering.context, product))
  return {
    collection: getStoreCollectionView(rendering.context, store.collection, store.categories),
    items,
    empty: items.length === 0,
    productMerchandisingContext: getMerchandising(rendering.context, items),
  }
}

/** Loads the items of a collection of documents. */
async function loadQueriedRecords(
  rendering: PageRendering,
  path: string | undefined,
  { attributes, onIssue }: TagInput,
): Promise<TemplateData | undefined> {
  const found =
    path === undefined
      ? undefined
      : await rendering.records({
          kind: 'query',
          collection: path,
          categories: parseNames(attributes['category'], onIssue),
          tags: parseNames(attributes['tag'], onIssue),
          featured: isFeatured(attributes),
          ...parseRange({ attributes, onIssue }),
        })
  if (!found) onIssue(formatUnknownCollection(path))
  return found && getRecordScope(found)
}

function parseRange({ attributes, onIssue }: Pick<TagInput, 'attributes' | 'onIssue'>) {
  const limits = { limit: { from: 1, to: MAX_LIMIT }, skip: { from: 0, to: MAX_SKIP } }
  const limit = parseCount(attributes, 'limit', {
    ...limits.limit,
    fallback: DEFAULT_LIMIT,
    onIssue,
  })
  const skip = parseCount(attributes, 'skip', { ...limits.skip, fallback: 0, onIssue })
  return { limit, skip }
}

async function loadQueriedProducts(
  rendering: PageRendering,
  store: StoreCollection,
  { attributes, onIssue }: TagInput,
): Promise<readonly Product[]> {
  const { limit, skip } = parseRange({ attributes, onIssue })
  const names = parseNames(attributes['category'], onIssue)
  const categories = names.flatMap((name) => {
    const category = findCategoryByName(store.categories, name)
    if (!category) onIssue(`There is no category "${name}" in ${store.collection.urlId}`)
    return category ?? []
  })
  if (names.length > 0 && categories.length === 0) return []
  const tags = parseNames(attributes['tag'], onIssue)
  const filters = orUndefined(categories).flatMap((category) =>
    orUndefined(tags).map((tag) => ({ categoryId: category?.id, tag })),
  )
  // A product of several categories or tags is listed once.
  const lists = await Promise.all(
    filters.map((options) =>
      loadProductList(rendering, store.collection.id, {
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

function orUndefined<T>(values: readonly T[]): readonly (T | undefined)[] {
  return values.length === 0 ? [undefined] : values
}

/** The maximum number of names in one query: each is a database query. */
const MAX_NAMES = 10

function parseNames(text = '', onIssue: (issue: string) => void): readonly string[] {
  const parts = new Set(text.split(',').map((part) => part.trim()))
  parts.delete('')
  if (parts.size > MAX_NAMES) onIssue(`A query names at most ${MAX_NAMES} categories or tags`)
  return [...parts].slice(0, MAX_NAMES)
}
