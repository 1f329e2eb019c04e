import type { Category } from '../../commerce/catalog/index.ts'

export function formatCategoryUrl(url: string, path: string): string {
  return `${url}?category=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}

/** Returns the path of a category, with those of its parents. */
export function getCategoryPath(categories: readonly Category[], category: Category): string {
  const parent = categories.find(({ id }) => id === category.parentId)
  return parent ? `${getCategoryPath(categories, parent)}/${category.urlId}` : category.urlId
}

/** Finds a category by its path, its URL id, or its name in the language of the page or the site's own. */
export function findCategoryByName(
  categories: readonly Category[],
  name: string,
): Category | undefined {
  const path = name.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
  return (
    categories.find((category) => getCategoryPath(categories, category) === path) ??
    categories.find(({ urlId }) => urlId === path) ??
    categories.find(({ displayName }) => displayName.toLowerCase() === path.toLowerCase()) ??
    categories.find(({ ownName }) => ownName.toLowerCase() === path.toLowerCase())
  )
}
