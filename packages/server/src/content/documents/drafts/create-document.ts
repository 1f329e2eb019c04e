import { type DocumentKind, type JsonObject, singleKinds } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { findMissingAssets } from '../check-assets.ts'
import { checkBody } from '../check-body.ts'
import { assertMayChangeCode } from '../check-code.ts'
import { assertMayDesign } from '../check-design.ts'
import { checkRecordType, loadItemCollection } from '../check-record-types.ts'
import { type DocumentRow, insertDocument } from '../document-store.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { getListing } from '../listing.ts'
import { loadDocument } from '../load-document.ts'
import { assertOrderedLimit } from '../ordered-limit.ts'
import { emitEmbedsChanged } from './embed-events.ts'
import { assertOnlyOfType } from './assert-single.ts'
import { assignFreeSlugs } from './slug-store.ts'

export interface NewDocumentInput {
  readonly id?: string | undefined
  readonly kind: DocumentKind
  readonly collectionId?: string | undefined
  readonly body: JsonObject
  /** The body of the document that it copies. */
  readonly original?: JsonObject | undefined
  readonly memberId: string | null
}

/** Returns whether a site has at most one document of a kind. */
export function isSingleKind(kind: DocumentKind): boolean {
  return singleKinds.some((single) => single === kind)
}

/**
 * Creates a document as a draft. A URL that another draft has gets the first free number. Throws `documents.invalid`,
 * `.needsCollection`, `.noCollection`, `.notForItems`, `.exists`, `.isSingle`, `.systemPageExists`, `.orderIsFull`.
 */
export async function createDocument(
  db: Db,
  siteId: string,
  input: NewDocumentInput,
): Promise<DocumentRow> {
  const { id = newId(), kind, collectionId = null, body, original, memberId } = input
  if ((kind === 'item') !== (collectionId !== null)) throw documentErrors.needsCollection()
  await assertMayDesign(db, siteId, { memberId, kind })
  const issues = checkBody(kind, body)
  const ofCollection =
    collectionId === null
      ? []
      : checkRecordType(await loadItemCollection(db, siteId, collectionId), body)
  rejectIssues([
    ...issues,
    ...(await findMissingAssets(db, siteId, body, original)),
    ...ofCollection,
  ])
  await assertMayChangeCode(db, siteId, { memberId, before: original, after: body })
  await transact(db, async (tx) => {
    await assertOnlyOfType(tx, siteId, { id, kind, after: body })
    const free = await assignFreeSlugs(tx, siteId, { id, kind, collectionId, body })
    const row = { id, kind, collectionId, body: free, listing: getListing(free), memberId }
    if (!(await insertDocument(tx, siteId, row)))
      throw isSingleKind(kind) ? documentErrors.isSingle() : documentErrors.exists()
    if (collectionId !== null) await assertOrderedLimit(tx, siteId, collectionId)
    await emitEmbedsChanged(tx, siteId, { documentId: id, rev: 0, after: free })
  })
  return loadDocument(db, siteId, id)
}
