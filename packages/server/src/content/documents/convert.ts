import type { PageForm } from '@vitrine/contract'
import { collectionTypeCodes, orderingCodes, pageTypeCodes, recordTypeCodes } from '@vitrine/model'
import { type Collection, type JsonObject, newCollection, newFolder } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { whole } from './create-document.ts'
import { documentById, type DocumentRow } from './document-store.ts'
import { documentErrors } from './errors.ts'
import { recordsIn } from './move-store.ts'
import { convertBody } from './versions.ts'

const { generic, lessons, course } = collectionTypeCodes

/** The collection of each form, and the records it shows; all of them where none are named. */
const forms: Readonly<
  Record<
    Exclude<PageForm, 'page' | 'folder' | 'index'>,
    { readonly collection: Partial<Collection>; readonly records?: readonly number[] }
  >
> = {
  blog: { collection: { typeName: 'blog', ordering: orderingCodes.chronological } },
  events: {
    collection: { typeName: 'events', ordering: orderingCodes.calendar },
    records: [recordTypeCodes.event],
  },
  gallery: {
    collection: { typeName: 'gallery', ordering: orderingCodes['user-orderable'] },
    records: [recordTypeCodes.image, recordTypeCodes.video],
  },
  album: {
    collection: { typeName: 'album', ordering: orderingCodes['music-album'] },
    records: [recordTypeCodes.audio],
  },
  course: {
    collection: { type: course, typeName: 'course', ordering: orderingCodes['user-orderable'] },
    records: [recordTypeCodes['course-item'], recordTypeCodes.lesson],
  },
  lessons: {
    collection: { type: lessons, typeName: 'lessons', ordering: orderingCodes['user-orderable'] },
    records: [recordTypeCodes.lesson],
  },
}

/**
 * Makes of a page one of another form, as a change of its draft that can be undone: what it is called,
 * where it stands and who may read it stays. Throws `documents.notFound`, `.inTrash`, `.notConvertible`,
 * `.holdsItems`, `.holdsOthers`.
 */
export async function convertPage(
  db: Db,
  siteId: string,
  asked: { readonly documentId: string; readonly to: PageForm; readonly memberId: string | null },
): Promise<DocumentRow> {
  const { documentId, to, memberId } = asked
  const found = await documentById(db, siteId, documentId)
  if (!found) throw documentErrors.notFound()
  if (found.deletedAt) throw documentErrors.inTrash()
  // A page's, which was checked when it was saved.
  const known = found.body['collection'] as Collection | undefined
  const type = found.body['type']
  const isOrdinary = type === pageTypeCodes.page || type === pageTypeCodes['main-content']
  if (
    found.kind !== 'page' ||
    !isOrdinary ||
    known?.link ||
    known?.type === collectionTypeCodes.products
  )
    throw documentErrors.notConvertible()

  const records = await recordsIn(db, siteId, documentId)
  const isHolding = to !== 'page' && to !== 'folder' && to !== 'index'
  if (!isHolding && records.length > 0) throw documentErrors.holdsItems()
  const fit = isHolding ? forms[to].records : undefined
  if (fit && records.some((record) => !fit.includes(record))) throw documentErrors.holdsOthers()

  const body: JsonObject = {
    ...found.body,
    type: to === 'page' ? pageTypeCodes.page : pageTypeCodes['main-content'],
  }
  const { collection: _before, ...bare } = body
  const collection = to === 'page' ? undefined : collectionOf(to, known)
  await convertBody(db, siteId, {
    documentId,
    memberId,
    // A collection is JSON.
    body: collection ? ({ ...bare, collection } as unknown as JsonObject) : bare,
    label: `make it ${to === 'page' ? 'a page' : `of the kind ${to}`}`,
  })
  return whole(db, siteId, documentId)
}

/** The collection of a form, with what stays of the one that the page was before. */
export function collectionOf(to: Exclude<PageForm, 'page'>, known?: Collection): Collection {
  if (to === 'folder' || to === 'index') {
    const made = newFolder(known?.folder?.pageIds)
    const folder = made.folder && { ...made.folder, isIndex: to === 'index' }
    return { ...made, typeName: to, ...(folder && { folder }) }
  }
  const { pageSize, itemIds, comments, categories } = known ?? {}
  const kept = {
    ...(pageSize !== undefined && { pageSize }),
    ...(itemIds && { itemIds }),
    ...(comments && { comments }),
    ...(categories && { categories }),
  }
  return { ...newCollection({ type: generic, ...kept, ...forms[to].collection }) }
}
