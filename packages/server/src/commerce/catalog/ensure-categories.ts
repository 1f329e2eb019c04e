import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { countCategories, ensureCategory } from './category-store.ts'
import { catalogErrors } from './errors.ts'
import { createSlug } from './slug.ts'
import { toPathKey } from './texts/save-texts.ts'

/** The maximum number of categories of a shop. @see platform spec §9 "nested categories limit 10000" */
const MAX_CATEGORIES = 10_000

/** The categories at paths of display names. */
interface EnsuredCategories {
  /** The IDs of the categories at the ends of the paths. */
  readonly ids: readonly string[]
  /** The IDs of all categories on the paths, by `toPathKey`. */
  readonly byPath: ReadonlyMap<string, string>
}

/**
 * Ensures the categories at these paths of display names, with their parents. Runs in a transaction. Throws
 * `catalog.tooManyCategories`.
 */
export async function ensureCategories(
  db: Db,
  siteId: string,
  product: {
    readonly collectionId: string
    readonly categories?: readonly (readonly string[])[]
  },
): Promise<EnsuredCategories> {
  const ids = new Set<string>()
  const byPath = new Map<string, string>()
  let isNew = false
  for (const path of product.categories ?? []) {
    let parentId: string | null = null
    for (const [depth, displayName] of path.entries()) {
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
      byPath.set(toPathKey(path.slice(0, depth + 1)), parentId)
    }
    if (parentId !== null) ids.add(parentId)
  }
  if (isNew && (await countCategories(db, siteId, product.collectionId)) > MAX_CATEGORIES)
    throw catalogErrors.tooManyCategories()
  return { ids: [...ids], byPath }
}
