import type { Db } from '../db/db.ts'
import { transact } from '../db/transact.ts'
import { documentById } from './document-store.ts'
import { documentErrors } from './errors.ts'
import { lockPublishing } from './publish-store.ts'
import { forgetDocuments, lockTrashed, longTrashed } from './trash-store.ts'

/** What is in the trash can be taken out of it for this long. */
export const TRASH_DAYS = 30

/** So many in one transaction: nobody waits long for it. */
const AT_ONCE = 200

/** For good, with everything that is kept of it. How many documents that were. */
export async function emptyTrash(db: Db, siteId: string): Promise<number> {
  for (let deleted = 0; ;) {
    const gone = await forgetSome(db, siteId, {})
    deleted += gone
    if (gone < AT_ONCE) return deleted
  }
}

/** One document out of the trash, for good, with the items in it. Throws `documents.notFound`, `.notInTrash`. */
export async function deleteForGood(db: Db, siteId: string, id: string): Promise<number> {
  const found = await documentById(db, siteId, id)
  if (!found) throw documentErrors.notFound()
  if (!found.deletedAt) throw documentErrors.notInTrash()
  for (let deleted = 0; ;) {
    const gone = await forgetSome(db, siteId, { id })
    deleted += gone
    if (gone < AT_ONCE) return deleted
  }
}

/** Of all sites: what nobody took out of the trash in its time. */
export async function forgetTrashed(db: Db): Promise<void> {
  for (;;) {
    const rows = await longTrashed(db, { days: TRASH_DAYS, limit: AT_ONCE })
    // Each with what is in it, which may have been there before it: it went no later.
    for (const { siteId, id } of rows)
      await transact(db, async (tx) => {
        await lockPublishing(tx, siteId)
        await forgetDocuments(tx, siteId, await lockTrashed(tx, siteId, { id, limit: AT_ONCE }))
      })
    if (rows.length < AT_ONCE) return
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
