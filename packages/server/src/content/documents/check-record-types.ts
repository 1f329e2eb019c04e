import { getRecordTypes } from '@vitrine/model'
import type { Collection, DocumentIssue, JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { loadRecordTypes } from './collection-store.ts'
import { findDocument } from './document-store.ts'
import { documentErrors } from './errors.ts'

/** Returns whether a collection shows items at all: folders, links and stores do not. */
export function holdsItems({ folder, link, ...collection }: Collection): boolean {
  return !folder && !link && getRecordTypes(collection).length > 0
}

/**
 * Loads the collection that is to hold an item. Throws `documents.noCollection`, `.notForItems`.
 */
export async function loadItemCollection(tx: Db, siteId: string, id: string): Promise<Collection> {
  const page = await findDocument(tx, siteId, id)
  // The body of a page, which was checked when it was saved.
  const collection = page?.body['collection'] as Collection | undefined
  if (!page || page.deletedAt || page.kind !== 'page' || !collection)
    throw documentErrors.noCollection()
  if (!holdsItems(collection)) throw documentErrors.notForItems()
  return collection
}

/** Returns the issue of an item that its collection does not show; none if it fits. */
export function checkRecordType(
  collection: Collection,
  { recordType }: JsonObject,
): readonly DocumentIssue[] {
  if (getRecordTypes(collection).some((type) => type === recordType)) return []
  const message = `Collections of type ${collection.typeName} do not show items of type ${JSON.stringify(recordType)}. Choose another type.`
  return [{ path: ['recordType'], message }]
}

interface ChangedDraft {
  readonly id: string
  readonly kind: string
  readonly before: JsonObject
  readonly after: JsonObject
}

/**
 * Returns the issues of a change between an item and its collection: an item of another type, or a
 * collection of another type than its items. Reads the database only for such changes.
 */
export async function checkFit(
  tx: Db,
  siteId: string,
  { id, kind, before, after }: ChangedDraft,
): Promise<readonly DocumentIssue[]> {
  if (kind === 'item' && before['recordType'] !== after['recordType']) {
    const item = await findDocument(tx, siteId, id)
    const page = item?.collectionId ? await findDocument(tx, siteId, item.collectionId) : undefined
    // The body of a page, which was checked when it was saved.
    const collection = page?.body['collection'] as Collection | undefined
    return collection ? checkRecordType(collection, after) : []
  }
  if (kind !== 'page') return []
  // Bodies of pages that were checked.
  const [old, now] = [before, after].map((body) => body['collection'] as Collection | undefined)
  const isSame = old?.type === now?.type && old?.typeName === now?.typeName
  if (!now || (isSame && !old?.folder === !now.folder && !old?.link === !now.link)) return []
  const recordTypes = await loadRecordTypes(tx, siteId, id)
  const fits = recordTypes.every((recordType) => checkRecordType(now, { recordType }).length === 0)
  if (recordTypes.length === 0 || (fits && holdsItems(now))) return []
  const message =
    'The page holds items of another kind. Move them to another collection or delete them first.'
  return [{ path: ['collection', 'typeName'], message }]
}
