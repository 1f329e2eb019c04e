import { collectionTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { setCollectionEnabled, upsertCollection } from './collection-store.ts'

/**
 * Copies the texts of a collection's page to the collection's row, and creates the row if there is none. If
 * the page is no longer published, the collection is disabled; its products stay.
 */
export async function syncCollection(
  db: Db,
  siteId: string,
  { id, page }: { readonly id: string; readonly page: CollectionPage | undefined },
): Promise<void> {
  if (page === undefined) await setCollectionEnabled(db, siteId, id, false)
  else await upsertCollection(db, siteId, { id, type: collectionTypeCodes.products, ...page })
}

/** The texts of a collection's page. */
export interface CollectionPage {
  readonly urlId: string
  readonly title: string
  readonly description: string
}
