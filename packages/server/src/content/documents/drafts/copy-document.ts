import { isSystemPageType } from '@vitrine/model'
import { type Collection, isObject, type JsonObject } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { loadItemIds } from '../collection-store.ts'
import type { DocumentRow } from '../document-store.ts'
import { documentErrors } from '../errors.ts'
import { getListing } from '../listing.ts'
import { loadDocument } from '../load-document.ts'
import { copyItems, setDraftBody } from './copy-store.ts'
import { createDocument, isSingleKind } from './create-document.ts'

/** The number of items that one statement copies. */
const BATCH_SIZE = 500

/** Creates a copy of a document; a site has one page of each system type. Throws `documents.notFound`, `.inTrash`, `.isSingle`. */
export async function copyDocument(
  db: Db,
  siteId: string,
  { documentId, memberId }: { readonly documentId: string; readonly memberId: string | null },
): Promise<DocumentRow> {
  const original = await loadDocument(db, siteId, documentId)
  if (original.deletedAt) throw documentErrors.inTrash()
  const { kind, collectionId } = original
  const isSystemPage = kind === 'page' && isSystemPageType(original.body['type'])
  if (isSystemPage || isSingleKind(kind)) throw documentErrors.isSingle()
  const body = renameCopy(original.body)
  return createDocument(db, siteId, {
    kind,
    collectionId: collectionId ?? undefined,
    body,
    original: original.body,
    memberId,
  })
}

/**
 * Creates a copy of a page and of each item in it, as drafts in the same order. The items keep their names
 * and slugs, as their paths begin with the page's new one. Throws what `copyDocument` throws.
 */
export async function copyDocumentWithItems(
  db: Db,
  siteId: string,
  input: { readonly documentId: string; readonly memberId: string | null },
): Promise<DocumentRow> {
  return transact(db, async (tx) => {
    const page = await copyDocument(tx, siteId, input)
    const pairs = [...(await loadItemIds(tx, siteId, input.documentId))].map(
      (from) => [from, newId()] as const,
    )
    for (let start = 0; start < pairs.length; start += BATCH_SIZE)
      await copyItems(tx, siteId, {
        collectionId: page.id,
        pairs: pairs.slice(start, start + BATCH_SIZE),
        memberId: input.memberId,
      })
    const body = replaceItemIds(page.body, new Map(pairs))
    if (body) await setDraftBody(tx, siteId, { documentId: page.id, body })
    return loadDocument(tx, siteId, page.id)
  })
}

/** Returns the body with titles and slugs of its own: two pages cannot have the same path. */
function renameCopy(body: JsonObject): JsonObject {
  const { titles, slugs } = getListing(body)
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

/** Returns the body with the copies of the items in its order; undefined if it orders none. */
function replaceItemIds(
  body: JsonObject,
  copies: ReadonlyMap<string, string>,
): JsonObject | undefined {
  // The body of a page, which was checked when it was saved.
  const collection = body['collection'] as Collection | undefined
  if (!collection?.itemIds) return undefined
  const itemIds = collection.itemIds.flatMap((id) => copies.get(id) ?? [])
  // A collection is JSON.
  return { ...body, collection: { ...collection, itemIds } } as unknown as JsonObject
}
