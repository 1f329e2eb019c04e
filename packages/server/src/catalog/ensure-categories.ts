import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { categoryAt } from './save-store.ts'
import { slugOf } from './slug.ts'

/** The ids of the categories at these paths of display names, those above them made as well. */
export async function ensureCategories(
  db: Db,
  siteId: string,
  product: {
    readonly collectionId: string
    readonly categories?: readonly (readonly string[])[]
  },
): Promise<readonly string[]> {
  const ids = new Set<string>()
  for (const path of product.categories ?? []) {
    let parentId: string | null = null
    for (const displayName of path) {
      const urlId = slugOf(displayName) || 'category'
      const { collectionId } = product
      parentId = await categoryAt(db, siteId, {
        id: newId(),
        collectionId,
        parentId,
        displayName,
        urlId,
      })
    }
    if (parentId !== null) ids.add(parentId)
  }
  return [...ids]
}
