import { untrusted } from '@vitrine/template'
import type { PageJson } from './page-json.ts'
import type { Filling, PageRun } from './page-run.ts'
import { storeUrl } from './store-url.ts'
import { type CategoryView, nestedCategories } from './store-view.ts'
import { collectionPath, noSuchCollection, storeAt } from './tag-values.ts'
import { urlOf } from './urls.ts'

/** The categories of a collection, each with those below it. @see compat §2 "squarespace:category" */
export async function categoryScope(run: PageRun, filling: Filling): Promise<PageJson> {
  const { content, place } = run
  const path = collectionPath(filling)
  const store = path === undefined ? undefined : storeAt(place.shell, path)
  if (!store) return recordCategories(run, path, filling)
  const url = storeUrl(place.shell, store.collection)
  const isShown = content.kind === 'list' && content.store.collection.id === store.collection.id
  const active = isShown ? content.category : undefined
  return { categories: nestedCategories(url, store.categories, active).categories.map(named) }
}

function named(category: CategoryView): PageJson {
  return {
    ...category,
    name: category.displayName,
    categories: category.categories.map(named),
  }
}

/** Of a collection of documents: those its items carry. */
async function recordCategories(
  run: PageRun,
  path: string | undefined,
  { onFault }: Filling,
): Promise<PageJson> {
  const { content, place } = run
  const found =
    path === undefined ? undefined : await run.records({ kind: 'categories', collection: path })
  if (!found) {
    onFault(noSuchCollection(path))
    return { categories: [] }
  }
  const { page, categories } = found
  const isShown = content.kind === 'collection' && content.page.id === page.id
  const active = isShown ? content.listed.filter.category : undefined
  return {
    categories: categories.map((name) => ({
      name: untrusted(name),
      displayName: untrusted(name),
      fullUrl: `${urlOf(place, page.path)}?${new URLSearchParams({ category: name }).toString()}`,
      active: name === active,
      categories: [],
    })),
  }
}
