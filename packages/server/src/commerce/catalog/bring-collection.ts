import { collectionTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { setEnabled, setCollection } from './collection-store.ts'

/**
 * What the page of a collection says, brought to the collection's own row: made when there is none. A page
 * that visitors do not see any more says nothing, and its collection is closed; its products stay.
 */
export async function bringCollection(
  db: Db,
  siteId: string,
  { id, page }: { readonly id: string; readonly page: CollectionPage | undefined },
): Promise<void> {
  if (page === undefined) await setEnabled(db, siteId, id, false)
  else await setCollection(db, siteId, { id, type: collectionTypeCodes.products, ...page })
}

export interface CollectionPage {
  readonly urlId: string
  readonly title: string
  readonly description: string
}
