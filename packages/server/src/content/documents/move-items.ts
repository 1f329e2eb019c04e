import { collectionTypeCodes } from '@vitrine/model'
import type { Collection } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { sqlStateOf, transact } from '../../platform/db/transact.ts'
import { applySet, type Change } from './apply-set.ts'
import { documentById } from './document-store.ts'
import { documentErrors } from './errors.ts'
import { thaw } from './freeze.ts'
import { lockItems, putInto, shownVersions } from './move-store.ts'
import { assertOrderHolds } from './ordered-limit.ts'
import { lockPublishing } from './publish-store.ts'

interface Asked {
  readonly collectionId: string
  readonly itemIds: readonly string[]
  readonly memberId: string | null
  /** For who may not publish: what visitors see stays where it is. */
  readonly forbid: (() => Error) | undefined
}

/**
 * Puts items into another collection, all of them or none. Visitors find what they saw of them there at
 * once, and their old addresses lead to it; drafts stay as they are.
 *
 * Throws `documents.noCollection`, `.notForItems`, `.noItems`, `.notShown`,
 * `.orderIsFull`, and what publishing throws.
 */
export async function moveItems(
  db: Db,
  siteId: string,
  { collectionId, itemIds, memberId, forbid }: Asked,
): Promise<{ readonly moved: number }> {
  const ids = [...new Set(itemIds)]
  return transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    await assertHoldsItems(tx, siteId, collectionId)
    const items = await lockItems(tx, siteId, ids)
    if (items.length < ids.length) throw documentErrors.noItems()
    const moving = items.filter((item) => item.collectionId !== collectionId).map(({ id }) => id)
    if (moving.length === 0) return { moved: 0 }
    await putInto(tx, siteId, { collectionId, ids: moving, memberId })
    await assertOrderHolds(tx, siteId, collectionId)
    const shown = await shownVersions(tx, siteId, moving)
    if (shown.length > 0 && forbid) throw forbid()
    const around = await shownVersions(tx, siteId, [collectionId])
    const changes: Change[] = []
    for (const { documentId, locale, versionId, ...times } of shown) {
      if (!around.some((one) => one.locale === locale && one.path !== null))
        throw documentErrors.notShown({ details: { documentId, locale } })
      const version = await thaw(tx, siteId, { documentId, versionId })
      changes.push({ documentId, locale, version, times })
    }
    if (changes.length > 0)
      await applySet(tx, siteId, changes, { action: 'publish', label: 'Moved', memberId })
    return { moved: moving.length }
  }).catch((error: unknown) => {
    if (sqlStateOf(error) === '23505') throw documentErrors.pathTaken({ cause: error })
    throw error
  })
}

/** Throws `documents.noCollection`, `.notForItems`. */
async function assertHoldsItems(tx: Db, siteId: string, id: string): Promise<void> {
  const page = await documentById(tx, siteId, id)
  // A page's, which was checked when it was saved.
  const collection = page?.body['collection'] as Collection | undefined
  if (!page || page.deletedAt || page.kind !== 'page' || !collection)
    throw documentErrors.noCollection()
  const { type, folder, link } = collection
  if (folder || link || type === collectionTypeCodes.products) throw documentErrors.notForItems()
}
