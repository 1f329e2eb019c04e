import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { applyPublication, type PublicationChange } from '../publishing/apply-publication.ts'
import type { DocumentRow } from '../document-store.ts'
import { isSingleKind } from '../drafts/create-document.ts'
import { assertOnlyOfType } from '../drafts/assert-single.ts'
import { replaceDraft } from '../drafts/replace-draft.ts'
import { assignFreeSlugs, lockSlugs } from '../drafts/slug-store.ts'
import { documentErrors } from '../errors.ts'
import { assertOrderedLimit } from '../ordered-limit.ts'
import { loadPublishedLocales, lockPublishing } from '../publishing/publish-store.ts'
import { markTrashed, unmarkTrashed } from './trash-store.ts'
import { loadDocument } from '../load-document.ts'

interface TrashInput {
  readonly documentId: string
  readonly memberId: string | null
}

/**
 * Moves a document with its items to the trash and unpublishes them. With `forbid`, only documents that are
 * not published can be moved. Throws `documents.notFound`, `.singleStays`, `.inTrash`.
 */
export async function trashDocument(
  db: Db,
  siteId: string,
  { documentId, memberId, forbid }: TrashInput & { readonly forbid: (() => Error) | undefined },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const { kind, deletedAt } = await loadDocument(tx, siteId, documentId)
    if (deletedAt) throw documentErrors.inTrash()
    if (isSingleKind(kind)) throw documentErrors.singleStays()
    const ids = await markTrashed(tx, siteId, documentId, memberId)
    const changes: PublicationChange[] = []
    for (const id of ids)
      for (const locale of await loadPublishedLocales(tx, siteId, id))
        changes.push({ documentId: id, locale, version: null })
    if (changes.length === 0) return
    if (forbid) throw forbid()
    await applyPublication(tx, siteId, changes, { action: 'trash', label: '', memberId })
  })
}

/**
 * Restores a document from the trash. A URL that another draft has by now gets the first free number. Throws
 * `documents.notFound`, `.notInTrash`, `.collectionInTrash`, `.systemPageExists`, `.orderIsFull`.
 */
export async function restoreTrashedDocument(
  db: Db,
  siteId: string,
  { documentId, memberId }: TrashInput,
): Promise<DocumentRow> {
  return transact(db, async (tx) => {
    await lockSlugs(tx, siteId)
    // The collection of an item must not move to the trash meanwhile.
    await lockPublishing(tx, siteId)
    const trashed = await loadDocument(tx, siteId, documentId)
    const { collectionId } = trashed
    if (!trashed.deletedAt) throw documentErrors.notInTrash()
    const collection = collectionId === null ? null : await loadDocument(tx, siteId, collectionId)
    if (collection?.deletedAt) throw documentErrors.collectionInTrash()
    await assertOnlyOfType(tx, siteId, {
      id: documentId,
      kind: trashed.kind,
      after: trashed.body,
    })
    await unmarkTrashed(tx, siteId, documentId)
    if (collectionId !== null) await assertOrderedLimit(tx, siteId, collectionId)
    const body = await assignFreeSlugs(tx, siteId, trashed)
    if (body !== trashed.body)
      await replaceDraft(tx, siteId, {
        documentId,
        memberId,
        body,
        command: 'document.restore',
        label: 'restore from the trash',
        previousVersion: { id: newId(), reason: 'restore', label: 'Before the new URL' },
      })
    return loadDocument(tx, siteId, documentId)
  })
}
