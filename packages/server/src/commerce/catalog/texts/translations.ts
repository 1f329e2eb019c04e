import type { ProductTranslation } from '@vitrine/contract'
import { type Category, getCategoryPath, type Product } from '../product.ts'
import type { LocalizedTexts } from './product-texts.ts'
import type { listCategoryTexts } from './text-store.ts'

/** Returns the paths of a product's categories and of those above them, by their IDs. */
export function listAncestors(
  product: Pick<Product, 'categories'>,
  categories: readonly Category[],
): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>()
  const add = (id: string | null) => {
    const found = categories.find((category) => category.id === id)
    if (!found || paths.has(found.id)) return
    add(found.parentId)
    paths.set(found.id, getCategoryPath(categories, found.id))
  }
  for (const { id } of product.categories) add(id)
  return paths
}

/** Returns the translations of a product as staff edit them; `paths` are those of its categories, by their IDs. */
export function toTranslations(
  texts: readonly LocalizedTexts[],
  names: Awaited<ReturnType<typeof listCategoryTexts>>,
  paths: ReadonlyMap<string, readonly string[]>,
): readonly ProductTranslation[] {
  const locales = new Set([...texts, ...names].map(({ locale }) => locale))
  return [...locales].toSorted().map((locale) => {
    const found = texts.find((each) => each.locale === locale)
    return {
      locale,
      title: found?.title ?? null,
      excerpt: found?.excerpt ?? null,
      body: found?.body ?? null,
      customAddButtonText: found?.customAddButtonText ?? null,
      seoTitle: found?.seoTitle ?? null,
      seoDescription: found?.seoDescription ?? null,
      options: (found?.options ?? []).map(({ name, text, values }) => ({
        name,
        text,
        values: [...values],
      })),
      categories: names
        .filter((each) => each.locale === locale)
        .flatMap(({ categoryId, displayName: name }) => {
          const path = paths.get(categoryId)
          return path ? [{ path: [...path], name }] : []
        }),
    }
  })
}
