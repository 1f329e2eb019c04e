import { parseId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { getSqlState } from '../../platform/db/transact.ts'
import { structureErrors } from './errors.ts'
import { putRootCategory } from './structure-store.ts'

/**
 * Creates the root category of a store, which contains all others and has no position among them.
 * Throws `structure.noStore`, `.hasRoot`. @see platform spec §3 "Root category"
 */
export async function createRootCategory(
  db: Db,
  siteId: string,
  given: { readonly collectionId: string; readonly displayName: string },
) {
  const { displayName } = given
  const collectionId = parseId(given.collectionId)
  if (collectionId === undefined) throw structureErrors.noStore()
  const id = newId()
  const isMade = await putRootCategory(db, siteId, { collectionId, id, displayName }).catch(
    (error: unknown) => {
      if (getSqlState(error) === '23503') throw structureErrors.noStore({ cause: error })
      throw error
    },
  )
  if (!isMade) throw structureErrors.hasRoot()
  return {
    id,
    collectionId,
    displayName,
    parentCategoryId: null,
    type: 'ROOT',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  } as const
}
