import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { collectionAt, putCollection } from './collection-store.ts'
import type { Collection } from './product.ts'

/** The code of a collection of products. @see platform spec, "Collection types" */
const PRODUCTS = 13

/** The store page at `urlId`, made when there is none. An existing one is left as it is. */
export async function ensureCollection(
  db: Db,
  siteId: string,
  given: { readonly urlId: string; readonly title: string; readonly description?: string },
): Promise<Collection> {
  await putCollection(db, siteId, { id: newId(), type: PRODUCTS, ...given })
  const found = await collectionAt(db, siteId, given.urlId)
  if (!found) throw new Error(`The collection at /${given.urlId} is disabled`)
  return found
}
