import { type DocumentKind, type JsonObject, singleKinds } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { documentById, type DocumentRow, holdsItems, putDocument } from './document-store.ts'
import { faultsOf } from './faults-of.ts'
import { documentErrors, invalid } from './errors.ts'
import { isObject, listingOf } from './listing.ts'
import { assertOrderHolds } from './ordered-limit.ts'
import { tellReadings } from './tell-readings.ts'

export interface Given {
  readonly id?: string | undefined
  readonly kind: DocumentKind
  readonly collectionId?: string | undefined
  readonly body: JsonObject
  readonly memberId: string | null
}

const singles: readonly DocumentKind[] = singleKinds

/**
 * A new document, as a draft. Throws `documents.invalid`, `.needsCollection`, `.noCollection`, `.exists`,
 * `.isSingle`, `.orderIsFull`.
 */
export async function createDocument(db: Db, siteId: string, given: Given): Promise<DocumentRow> {
  const { id = newId(), kind, collectionId = null, body, memberId } = given
  if ((kind === 'item') !== (collectionId !== null)) throw documentErrors.needsCollection()
  const [fault] = faultsOf(kind, body)
  if (fault) throw invalid(fault)
  if (collectionId !== null && !(await holdsItems(db, siteId, collectionId)))
    throw documentErrors.noCollection()
  const row = { id, kind, collectionId, body, listing: listingOf(body), memberId }
  await transact(db, async (tx) => {
    if (!(await putDocument(tx, siteId, row)))
      throw singles.includes(kind) ? documentErrors.isSingle() : documentErrors.exists()
    if (collectionId !== null) await assertOrderHolds(tx, siteId, collectionId)
    await tellReadings(tx, siteId, { documentId: id, rev: 0, after: body })
  })
  return whole(db, siteId, id)
}

/** Another one that says the same. Throws `documents.notFound`, `.inTrash`, `.isSingle`. */
export async function copyDocument(
  db: Db,
  siteId: string,
  of: { readonly documentId: string; readonly memberId: string | null },
): Promise<DocumentRow> {
  const original = await documentById(db, siteId, of.documentId)
  if (!original) throw documentErrors.notFound()
  if (original.deletedAt) throw documentErrors.inTrash()
  const { kind, collectionId } = original
  if (singles.includes(kind)) throw documentErrors.isSingle()
  const body = renamed(original.body)
  return createDocument(db, siteId, {
    kind,
    collectionId: collectionId ?? undefined,
    body,
    memberId: of.memberId,
  })
}

/** Titles and addresses of a copy: two pages cannot have the same. */
function renamed(body: JsonObject): JsonObject {
  const { titles, slugs } = listingOf(body)
  const { meta } = body
  if (!isObject(meta)) return body
  const copied = Object.entries(meta).map(([locale, each]) => {
    const slug = `${(slugs[locale] ?? '').slice(0, 190)}-copy`
      .replace(/^-+/, '')
      .replaceAll('--', '-')
    const title = `${(titles[locale] ?? '').slice(0, 190)} (copy)`
    return [locale, isObject(each) ? { ...each, title, slug } : each] as const
  })
  return { ...body, meta: Object.fromEntries(copied) }
}

/** A document that was just written. */
export async function whole(db: Db, siteId: string, id: string): Promise<DocumentRow> {
  const found = await documentById(db, siteId, id)
  if (!found) throw documentErrors.notFound()
  return found
}
