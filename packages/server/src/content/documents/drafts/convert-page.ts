import type { PageForm } from '@vitrine/contract'
import { collectionTypeCodes, getRecordTypes, orderingCodes, pageTypeCodes } from '@vitrine/model'
import { type Collection, type JsonObject, newCollection, newFolder } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../document-store.ts'
import { documentErrors } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { loadRecordTypes } from '../collection-store.ts'
import { convertBody } from './replace-draft.ts'

const { generic, lessons, course } = collectionTypeCodes

/** The collection of each kind of page. */
const collections: Readonly<
  Record<Exclude<PageForm, 'page' | 'folder' | 'index'>, Partial<Collection>>
> = {
  blog: { typeName: 'blog', ordering: orderingCodes.chronological },
  events: { typeName: 'events', ordering: orderingCodes.calendar },
  gallery: { typeName: 'gallery', ordering: orderingCodes['user-orderable'] },
  album: { typeName: 'album', ordering: orderingCodes['music-album'] },
  course: { type: course, typeName: 'course', ordering: orderingCodes['user-orderable'] },
  lessons: { type: lessons, typeName: 'lessons', ordering: orderingCodes['user-orderable'] },
}

/**
 * Converts a page to another kind, as a change of its draft that can be undone. Title, path and access
 * stay. Throws `documents.notFound`, `.inTrash`, `.notConvertible`, `.holdsItems`, `.holdsOthers`.
 */
export async function convertPage(
  db: Db,
  siteId: string,
  input: { readonly documentId: string; readonly to: PageForm; readonly memberId: string | null },
): Promise<DocumentRow> {
  const { documentId, to, memberId } = input
  const page = await loadDocument(db, siteId, documentId)
  if (page.deletedAt) throw documentErrors.inTrash()
  // The body of a page, which was checked when it was saved.
  const current = page.body['collection'] as Collection | undefined
  const type = page.body['type']
  const isOrdinary = type === pageTypeCodes.page || type === pageTypeCodes['main-content']
  if (
    page.kind !== 'page' ||
    !isOrdinary ||
    current?.link ||
    current?.type === collectionTypeCodes.products
  )
    throw documentErrors.notConvertible()

  const recordTypes = await loadRecordTypes(db, siteId, documentId)
  const isCollection = to !== 'page' && to !== 'folder' && to !== 'index'
  if (!isCollection && recordTypes.length > 0) throw documentErrors.holdsItems()
  const allowedTypes = isCollection ? getRecordTypes(buildCollection(to)) : []
  if (recordTypes.some((type) => !allowedTypes.includes(type))) throw documentErrors.holdsOthers()

  const body: JsonObject = {
    ...page.body,
    type: to === 'page' ? pageTypeCodes.page : pageTypeCodes['main-content'],
  }
  const { collection: _previous, ...bare } = body
  const collection = to === 'page' ? undefined : buildCollection(to, current)
  await convertBody(db, siteId, {
    documentId,
    memberId,
    // A collection is JSON.
    body: collection ? ({ ...bare, collection } as unknown as JsonObject) : bare,
    label: `convert to ${to}`,
  })
  return loadDocument(db, siteId, documentId)
}

/** Returns the collection of a kind of page, with the settings that stay of the previous one. */
export function buildCollection(to: Exclude<PageForm, 'page'>, current?: Collection): Collection {
  if (to === 'folder' || to === 'index') {
    const created = newFolder(current?.folder?.pageIds)
    const folder = created.folder && { ...created.folder, isIndex: to === 'index' }
    return { ...created, typeName: to, ...(folder && { folder }) }
  }
  const { pageSize, itemIds, comments, categories } = current ?? {}
  const settings = {
    ...(pageSize !== undefined && { pageSize }),
    ...(itemIds && { itemIds }),
    ...(comments && { comments }),
    ...(categories && { categories }),
  }
  return { ...newCollection({ type: generic, ...settings, ...collections[to] }) }
}
