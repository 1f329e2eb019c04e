import { singleKinds } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { applySet, type Change } from './apply-set.ts'
import { documentById, type DocumentRow, putInTrash, takeFromTrash } from './document-store.ts'
import { whole } from './create-document.ts'
import { documentErrors } from './errors.ts'
import { assertOrderHolds } from './ordered-limit.ts'
import { localesOf, lockPublishing } from './publish-store.ts'

interface At {
  readonly documentId: string
  readonly memberId: string | null
}

/**
 * Puts a document in the trash with the items in it, and takes away what visitors saw of them. Who may not
 * publish may only put away what nobody sees. Throws `documents.notFound`, `.singleStays`, `.inTrash`.
 */
export async function trash(
  db: Db,
  siteId: string,
  { documentId, memberId, forbid }: At & { readonly forbid: (() => Error) | undefined },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const found = await documentById(tx, siteId, documentId)
    if (!found) throw documentErrors.notFound()
    if (found.deletedAt) throw documentErrors.inTrash()
    if (singleKinds.some((kind) => kind === found.kind)) throw documentErrors.singleStays()
    const ids = await putInTrash(tx, siteId, documentId, memberId)
    const changes: Change[] = []
    for (const id of ids)
      for (const locale of await localesOf(tx, siteId, id))
        changes.push({ documentId: id, locale, version: null })
    if (changes.length === 0) return
    if (forbid) throw forbid()
    await applySet(tx, siteId, changes, { action: 'trash', label: '', memberId })
  })
}

/** Throws `documents.notFound`, `.notInTrash`, `.collectionInTrash`, `.orderIsFull`. */
export async function takeBack(db: Db, siteId: string, documentId: string): Promise<DocumentRow> {
  return transact(db, async (tx) => {
    // Nobody puts the collection of an item away meanwhile.
    await lockPublishing(tx, siteId)
    const found = await documentById(tx, siteId, documentId)
    if (!found) throw documentErrors.notFound()
    if (!found.deletedAt) throw documentErrors.notInTrash()
    const { collectionId } = found
    const collection = collectionId === null ? null : await whole(tx, siteId, collectionId)
    if (collection?.deletedAt) throw documentErrors.collectionInTrash()
    await takeFromTrash(tx, siteId, documentId)
    if (collectionId !== null) await assertOrderHolds(tx, siteId, collectionId)
    return whole(tx, siteId, documentId)
  })
}
