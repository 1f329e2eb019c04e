import type { Db } from '../../../platform/db/db.ts'
import { documentErrors } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { findVersion, insertVersion, type VersionRow } from '../version-store.ts'

interface SaveInput {
  readonly documentId: string
  readonly memberId: string | null
  readonly label: string
}

/** Saves the draft as a version with a name. Throws `documents.notFound`, `.inTrash`. */
export async function saveNamedVersion(
  db: Db,
  siteId: string,
  { documentId, memberId, label }: SaveInput,
): Promise<VersionRow> {
  const { rev, body, deletedAt } = await loadDocument(db, siteId, documentId)
  if (deletedAt) throw documentErrors.inTrash()
  const versionId = await insertVersion(db, siteId, {
    documentId,
    memberId,
    rev,
    body,
    reason: 'named',
    label,
  })
  const version = await findVersion(db, siteId, { documentId, versionId })
  if (!version) throw new Error('A version was deleted while it was saved')
  const { body: _body, kind: _kind, ...row } = version
  return row
}
