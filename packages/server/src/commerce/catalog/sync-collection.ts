import { collectionTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { findCollectionUrlId, setCollectionEnabled, upsertCollection } from './collection-store.ts'
import { emitCollectionMoved } from './emit-moved.ts'

/**
 * Copies the texts of a collection's page to the collection's row, and creates the row if there is none. If
 * the page is no longer published, the collection is disabled; its products stay.
 */
export async function syncCollection(
  db: Db,
  siteId: string,
  { id, page }: { readonly id: string; readonly page: CollectionPage | undefined },
): Promise<void> {
  if (page === undefined) return setCollectionEnabled(db, siteId, id, false)
  const urlId = await findCollectionUrlId(db, siteId, id)
  await upsertCollection(db, siteId, { id, type: collectionTypeCodes.products, ...page })
  if (urlId !== undefined && urlId !== page.urlId)
    await emitCollectionMoved(db, siteId, { id, urlId })
}

/** The texts of a collection's page. */
export interface CollectionPage {
  readonly urlId: string
  readonly title: string
  readonly description: string
}
