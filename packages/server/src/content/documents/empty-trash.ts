import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { documentById } from './document-store.ts'
import { documentErrors } from './errors.ts'
import { lockPublishing } from './publish-store.ts'
import { forgetDocuments, lockTrashed, longTrashed, type Trashed } from './trash-store.ts'

/** What is in the trash can be taken out of it for this long. */
export const TRASH_DAYS = 30

/** So many in one transaction: nobody waits long for it. */
const AT_ONCE = 200

/** For good, with everything that is kept of it. How many documents that were. */
export function emptyTrash(db: Db, siteId: string): Promise<number> {
  return forgetWhole(db, siteId, {})
}

/** One document out of the trash, for good, with the items in it. Throws `documents.notFound`, `.notInTrash`. */
export async function deleteForGood(db: Db, siteId: string, id: string): Promise<number> {
  const found = await documentById(db, siteId, id)
  if (!found) throw documentErrors.notFound()
  if (!found.deletedAt) throw documentErrors.notInTrash()
  return forgetWhole(db, siteId, { id })
}

/**
 * Of all sites: what nobody took out of the trash in its time. What cannot be deleted is told to `complain`
 * and tried again the next night; nothing else waits for it.
 */
export async function forgetTrashed(
  db: Db,
  complain: (message: string, details: unknown) => void,
): Promise<void> {
  for (let after: Trashed | undefined; ;) {
    const rows = await longTrashed(db, { days: TRASH_DAYS, limit: AT_ONCE, after })
    for (const { siteId, id } of rows)
      // Each with what is in it, which may have been there before it: it went no later.
      await forgetWhole(db, siteId, { id }).catch((error: unknown) =>
        complain(`The document ${id} of the site ${siteId} could not be deleted`, error),
      )
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)
  }
}

/** In as many transactions as it takes. */
async function forgetWhole(db: Db, siteId: string, of: { readonly id?: string }): Promise<number> {
  for (let deleted = 0; ;) {
    const gone = await forgetSome(db, siteId, of)
    deleted += gone
    if (gone < AT_ONCE) return deleted
  }
}

function forgetSome(db: Db, siteId: string, of: { readonly id?: string }): Promise<number> {
  return transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const ids = await lockTrashed(tx, siteId, { ...of, limit: AT_ONCE })
    await forgetDocuments(tx, siteId, ids)
    return ids.length
  })
}
