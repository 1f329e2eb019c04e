import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { findCollection, insertCollection } from './collection-store.ts'
import type { Collection } from './product.ts'

/** The code of a collection of products. @see platform spec, "Collection types" */
const PRODUCT_COLLECTION = 13

/** Ensures a collection at `urlId`. An existing one stays as it is. */
export async function ensureCollection(
  db: Db,
  siteId: string,
  input: { readonly urlId: string; readonly title: string; readonly description?: string },
): Promise<Collection> {
  await insertCollection(db, siteId, { id: newId(), type: PRODUCT_COLLECTION, ...input })
  const found = await findCollection(db, siteId, input.urlId)
  if (!found) throw new Error(`The collection at /${input.urlId} is disabled`)
  return found
}
