import { applyOps, type DocumentKind, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { loadInverseOps } from '../drafts/change-store.ts'
import { findDocument } from '../document-store.ts'
import { checkBody } from '../check-body.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { getListing } from '../listing.ts'
import { insertVersion, findVersionAtRevision, findVersion } from '../version-store.ts'

/** A version that is valid by the current schemas. */
export interface PublishableVersion {
  readonly id: string
  readonly rev: number
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly body: JsonObject
}

/**
 * Returns the version of the draft at `rev`, and creates it if necessary. Throws `documents.notFound`,
 * `.inTrash`, `.noRevision`, `.invalid`.
 */
export async function createPublishableVersion(
  tx: Db,
  siteId: string,
  input: { readonly documentId: string; readonly rev: number; readonly memberId: string | null },
): Promise<PublishableVersion> {
  const { documentId, rev, memberId } = input
  const document = await findDocument(tx, siteId, documentId)
  if (!document) throw documentErrors.notFound({ details: { documentId } })
  if (document.deletedAt) throw documentErrors.inTrash({ details: { documentId } })
  const { kind, collectionId } = document
  const existing = await findVersionAtRevision(tx, siteId, { documentId, rev })
  const body = existing?.body ?? (await rebuildBody(tx, siteId, { ...document, documentId }, rev))
  assertValidBody({ documentId, kind, body })
  if (existing?.reason === 'publish') return { id: existing.id, rev, kind, collectionId, body }
  const version = { documentId, rev, body, reason: 'publish', memberId } as const
  return { id: await insertVersion(tx, siteId, version), rev, kind, collectionId, body }
}

/** Loads a version and validates it by the current schemas. Throws `documents.notFound`, `.inTrash`, `.invalid`. */
export async function loadPublishableVersion(
  tx: Db,
  siteId: string,
  key: { readonly documentId: string; readonly versionId: string },
): Promise<PublishableVersion> {
  const version = await findVersion(tx, siteId, key)
  const document = await findDocument(tx, siteId, key.documentId)
  if (!version || !document)
    throw documentErrors.notFound({ details: { documentId: key.documentId } })
  if (document.deletedAt) throw documentErrors.inTrash({ details: { documentId: key.documentId } })
  const { id, rev, kind, body } = version
  assertValidBody({ documentId: key.documentId, kind, body })
  return { id, rev, kind, collectionId: document.collectionId, body }
}

/** Rebuilds the draft at an earlier revision from its change sets. Throws `documents.noRevision`. */
async function rebuildBody(
  tx: Db,
  siteId: string,
  draft: { readonly documentId: string; readonly rev: number; readonly body: JsonObject },
  rev: number,
): Promise<JsonObject> {
  const { documentId } = draft
  const details = { documentId, rev: draft.rev }
  if (rev > draft.rev) throw documentErrors.noRevision({ details })
  const inverse = await loadInverseOps(tx, siteId, { documentId, rev, draftRev: draft.rev })
  if (!inverse) throw documentErrors.noRevision({ details })
  return applyOps(draft.body, inverse).body
}

/** Throws `documents.invalid` for a body that the current schemas reject. */
function assertValidBody({
  documentId,
  kind,
  body,
}: {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly body: JsonObject
}): void {
  const [title] = Object.values(getListing(body).titles)
  const prefix = title === undefined ? '' : `“${title}”: `
  const issues = checkBody(kind, migrateDocument(kind, body))
  rejectIssues(
    issues.map(({ path, message }) => ({ path, message: `${prefix}${message}` })),
    { documentId },
  )
}
