import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { countCategories } from './category-count-store.ts'
import { catalogErrors } from './errors.ts'
import { ensureCategory } from './save-store.ts'
import { createSlug } from './slug.ts'

/** The maximum number of categories of a shop. @see platform spec §9 "nested categories limit 10000" */
const MAX_CATEGORIES = 10_000

/**
 * Ensures the categories at these paths of display names, with their parents, and returns their ids. Runs in
 * a transaction. Throws `catalog.tooManyCategories`.
 */
export async function ensureCategories(
  db: Db,
  siteId: string,
  product: {
    readonly collectionId: string
    readonly categories?: readonly (readonly string[])[]
  },
): Promise<readonly string[]> {
  const ids = new Set<string>()
  let isNew = false
  for (const path of product.categories ?? []) {
    let parentId: string | null = null
    for (const displayName of path) {
      const urlId = createSlug(displayName) || 'category'
      const { collectionId } = product
      const id = newId()
      parentId = await ensureCategory(db, siteId, {
        id,
        collectionId,
        parentId,
        displayName,
        urlId,
      })
      isNew ||= parentId === id
    }
    if (parentId !== null) ids.add(parentId)
  }
  if (isNew && (await countCategories(db, siteId, product.collectionId)) > MAX_CATEGORIES)
    throw catalogErrors.tooManyCategories()
  return [...ids]
}
