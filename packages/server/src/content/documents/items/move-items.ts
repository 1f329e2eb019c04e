import { getRecordTypes } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { getSqlState, transact } from '../../../platform/db/transact.ts'
import { applyPublication, type PublicationChange } from '../publishing/apply-publication.ts'
import { loadItemCollection } from '../check-record-types.ts'
import { documentErrors } from '../errors.ts'
import { loadPublishableVersion } from '../publishing/publishable-version.ts'
import {
  loadDrafts,
  loadItemRecordTypes,
  loadPublishedVersions,
  lockItems,
  moveIntoCollection,
} from './move-store.ts'
import { assertOrderedLimit } from '../ordered-limit.ts'
import { findTakenSlugs } from '../drafts/slug-store.ts'
import { lockPublishing } from '../publishing/publish-store.ts'

interface MoveInput {
  readonly collectionId: string
  readonly itemIds: readonly string[]
  readonly memberId: string | null
  /** Returns the error for moving published items; undefined if the member may publish. */
  readonly forbid: (() => Error) | undefined
}

/**
 * Moves items to another collection, all of them or none. Published items are published at their new paths,
 * and their old paths redirect there; drafts stay as they are.
 *
 * Throws `documents.noCollection`, `.notForItems`, `.unfitItems`, `.noItems`, `.notShown`,
 * `.orderIsFull`, `.pathTaken`, and what publishing throws.
 */
export async function moveItems(
  db: Db,
  siteId: string,
  { collectionId, itemIds, memberId, forbid }: MoveInput,
): Promise<{ readonly moved: number }> {
  const ids = [...new Set(itemIds)]
  return transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    const collection = await loadItemCollection(tx, siteId, collectionId)
    const items = await lockItems(tx, siteId, ids)
    if (items.length < ids.length) throw documentErrors.noItems()
    const moving = items.filter((item) => item.collectionId !== collectionId).map(({ id }) => id)
    if (moving.length === 0) return { moved: 0 }
    const recordTypes = await loadItemRecordTypes(tx, siteId, moving)
    if (!recordTypes.every((type) => getRecordTypes(collection).includes(type)))
      throw documentErrors.unfitItems()
    await moveIntoCollection(tx, siteId, { collectionId, ids: moving, memberId })
    await assertFreeUrls(tx, siteId, moving)
    await assertOrderedLimit(tx, siteId, collectionId)
    const publishedItems = await loadPublishedVersions(tx, siteId, moving)
    if (publishedItems.length > 0 && forbid) throw forbid()
    const collectionRows = await loadPublishedVersions(tx, siteId, [collectionId])
    const changes: PublicationChange[] = []
    for (const { documentId, locale, versionId, ...times } of publishedItems) {
      if (!collectionRows.some((row) => row.locale === locale && row.path !== null))
        throw documentErrors.notShown({ details: { documentId, locale } })
      const version = await loadPublishableVersion(tx, siteId, { documentId, versionId })
      changes.push({ documentId, locale, version, times })
    }
    if (changes.length > 0)
      await applyPublication(tx, siteId, changes, { action: 'publish', label: 'Moved', memberId })
    return { moved: moving.length }
  }).catch((error: unknown) => {
    if (getSqlState(error) === '23505') throw documentErrors.pathTaken({ cause: error })
    throw error
  })
}

/** Throws `documents.pathTaken` if a draft has the URL of another one in the collection that items were moved to. */
async function assertFreeUrls(tx: Db, siteId: string, ids: readonly string[]): Promise<void> {
  for (const { id, body } of await loadDrafts(tx, siteId, ids)) {
    const [issue] = await findTakenSlugs(tx, siteId, { id, before: {}, after: body })
    if (issue) throw documentErrors.pathTaken({ details: { message: issue.message } })
  }
}
