import type { Db } from '../../../platform/db/db.ts'
import { transact } from '../../../platform/db/transact.ts'
import { loadDocument } from '../load-document.ts'
import { documentErrors } from '../errors.ts'
import { lockPublishing } from '../publishing/publish-store.ts'
import {
  deleteDocuments,
  lockTrashedDocuments,
  listExpiredTrash,
  type TrashedDocument,
} from './trash-store.ts'

/** The number of days after which documents in the trash are deleted. */
const TRASH_RETENTION_DAYS = 30

/** The number of documents deleted in one transaction, so that it holds its lock only briefly. */
const BATCH_SIZE = 200

/** Deletes everything in the trash permanently; returns the number of documents. */
export function emptyTrash(db: Db, siteId: string): Promise<number> {
  return deleteInBatches(db, siteId, {})
}

/**
 * Deletes a document in the trash and the items in it permanently; returns the number of documents. Throws
 * `documents.notFound`, `.notInTrash`.
 */
export async function deletePermanently(db: Db, siteId: string, id: string): Promise<number> {
  const { deletedAt } = await loadDocument(db, siteId, id)
  if (!deletedAt) throw documentErrors.notInTrash()
  return deleteInBatches(db, siteId, { id })
}

/**
 * Deletes documents of all sites that were in the trash for too long. A failure is reported, does not stop
 * the others, and is tried again the next night.
 */
export async function deleteExpiredTrash(
  db: Db,
  reportError: (message: string, details: unknown) => void,
): Promise<void> {
  for (let after: TrashedDocument | undefined; ;) {
    const rows = await listExpiredTrash(db, {
      days: TRASH_RETENTION_DAYS,
      limit: BATCH_SIZE,
      after,
    })
    for (const { siteId, id } of rows)
      // With the items in it, which went into the trash with it or earlier.
      await deleteInBatches(db, siteId, { id }).catch((error: unknown) =>
        reportError(`The document ${id} of the site ${siteId} could not be deleted`, error),
      )
    if (rows.length < BATCH_SIZE) return
    after = rows.at(-1)
  }
}

/** Deletes trashed documents in as many transactions as necessary. */
async function deleteInBatches(
  db: Db,
  siteId: string,
  filter: { readonly id?: string },
): Promise<number> {
  for (let deleted = 0; ;) {
    const count = await deleteBatch(db, siteId, filter)
    deleted += count
    if (count < BATCH_SIZE) return deleted
  }
}

function deleteBatch(db: Db, siteId: string, filter: { readonly id?: string }): Promise<number> {
  return transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const ids = await lockTrashedDocuments(tx, siteId, { ...filter, limit: BATCH_SIZE })
    await deleteDocuments(tx, siteId, ids)
    return ids.length
  })
}
