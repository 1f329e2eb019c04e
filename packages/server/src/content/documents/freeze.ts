import { applyOps, type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { waysBack } from './change-store.ts'
import { documentById } from './document-store.ts'
import { faultsOf } from './faults-of.ts'
import { documentErrors, invalid } from './errors.ts'
import { listingOf } from './listing.ts'
import { putVersion, versionAtRev, versionById } from './version-store.ts'

/** A version that may be shown: it is what the schemas of today take. */
export interface Frozen {
  readonly id: string
  readonly rev: number
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly body: JsonObject
}

/**
 * The version that says what the draft said at `rev`, kept for good. Throws `documents.notFound`,
 * `.inTrash`, `.noRevision`, `.invalid`.
 */
export async function freeze(
  tx: Db,
  siteId: string,
  at: { readonly documentId: string; readonly rev: number; readonly memberId: string | null },
): Promise<Frozen> {
  const { documentId, rev, memberId } = at
  const found = await documentById(tx, siteId, documentId)
  if (!found) throw documentErrors.notFound({ details: { documentId } })
  if (found.deletedAt) throw documentErrors.inTrash({ details: { documentId } })
  const { kind, collectionId } = found
  const kept = await versionAtRev(tx, siteId, { documentId, rev })
  const body = kept?.body ?? (await bodyAt(tx, siteId, { ...found, documentId }, rev))
  assertSound({ documentId, kind, body })
  if (kept?.reason === 'publish') return { id: kept.id, rev, kind, collectionId, body }
  const given = { documentId, rev, body, reason: 'publish', memberId } as const
  return { id: await putVersion(tx, siteId, given), rev, kind, collectionId, body }
}

/** A version by its id, looked at again: what was right when it was kept need not be right today. */
export async function thaw(
  tx: Db,
  siteId: string,
  at: { readonly documentId: string; readonly versionId: string },
): Promise<Frozen> {
  const kept = await versionById(tx, siteId, at)
  const found = await documentById(tx, siteId, at.documentId)
  if (!kept || !found) throw documentErrors.notFound({ details: { documentId: at.documentId } })
  if (found.deletedAt) throw documentErrors.inTrash({ details: { documentId: at.documentId } })
  const { id, rev, kind, body } = kept
  assertSound({ documentId: at.documentId, kind, body })
  return { id, rev, kind, collectionId: found.collectionId, body }
}

async function bodyAt(
  tx: Db,
  siteId: string,
  draft: { readonly documentId: string; readonly rev: number; readonly body: JsonObject },
  rev: number,
): Promise<JsonObject> {
  const { documentId } = draft
  const details = { documentId, rev: draft.rev }
  if (rev > draft.rev) throw documentErrors.noRevision({ details })
  const back = await waysBack(tx, siteId, { documentId, rev, draftRev: draft.rev })
  if (!back) throw documentErrors.noRevision({ details })
  return applyOps(draft.body, back).body
}

function assertSound(given: {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly body: JsonObject
}): void {
  const { documentId, kind, body } = given
  const [fault] = faultsOf(kind, migrateDocument(kind, body))
  if (!fault) return
  const [title] = Object.values(listingOf(body).titles)
  const message = title === undefined ? fault.message : `“${title}”: ${fault.message}`
  throw invalid({ ...fault, message }, { documentId })
}
