import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { countCategories } from './category-count-store.ts'
import { catalogErrors } from './errors.ts'
import { categoryAt } from './save-store.ts'
import { slugOf } from './slug.ts'

/** Of one shop. @see platform spec §9 "nested categories limit 10000" */
const MOST_CATEGORIES = 10_000

/**
 * The ids of the categories at these paths of display names, those above them made as well. In a
 * transaction. Throws `catalog.tooManyCategories`.
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
      const urlId = slugOf(displayName) || 'category'
      const { collectionId } = product
      const id = newId()
      parentId = await categoryAt(db, siteId, {
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
  if (isNew && (await countCategories(db, siteId, product.collectionId)) > MOST_CATEGORIES)
    throw catalogErrors.tooManyCategories()
  return [...ids]
}
