import { untrusted } from '@vitrine/template'
import { type CategoryView, getNestedCategories, type TemplateData } from '../page-json/index.ts'
import { formatPageUrl, formatStoreUrl } from '../site-shell/index.ts'
import type { PageRendering, TagInput } from './page-rendering.ts'
import { findStore, formatUnknownCollection, getCollectionPath } from './tag-values.ts'

/**
 * Loads the categories of a collection, each with its subcategories.
 *
 * @see compat §2 "squarespace:category"
 */
export async function loadCategoryScope(
  rendering: PageRendering,
  filling: TagInput,
): Promise<TemplateData> {
  const { content, context } = rendering
  const path = getCollectionPath(filling)
  const store = path === undefined ? undefined : findStore(context.shell, path)
  if (!store) return loadRecordCategories(rendering, path, filling)
  const url = formatStoreUrl(context.shell, store.collection)
  const isCurrent = content.kind === 'list' && content.store.collection.id === store.collection.id
  const activeCategory = isCurrent ? content.category : undefined
  return {
    categories: getNestedCategories(url, store.categories, activeCategory).categories.map(
      toCategoryData,
    ),
  }
}

function toCategoryData(category: CategoryView): TemplateData {
  return {
    ...category,
    name: category.displayName,
    categories: category.categories.map(toCategoryData),
  }
}

/** Loads the categories of documents: those that its items have. */
async function loadRecordCategories(
  rendering: PageRendering,
  path: string | undefined,
  { onIssue }: TagInput,
): Promise<TemplateData> {
  const { content, context } = rendering
  const found =
    path === undefined
      ? undefined
      : await rendering.records({ kind: 'categories', collection: path })
  if (!found) {
    onIssue(formatUnknownCollection(path))
    return { categories: [] }
  }
  const { page, categories } = found
  const isCurrent = content.kind === 'collection' && content.page.id === page.id
  const activeCategory = isCurrent ? content.listing.filter.category : undefined
  return {
    categories: categories.map((name) => ({
      name: untrusted(name),
      displayName: untrusted(name),
      fullUrl: `${formatPageUrl(context, page.path)}?${new URLSearchParams({ category: name }).toString()}`,
      active: name === activeCategory,
      categories: [],
    })),
  }
}
