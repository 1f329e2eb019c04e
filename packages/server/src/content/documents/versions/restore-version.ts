import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { replaceDraft, type ReplacedDraft } from '../drafts/replace-draft.ts'
import { documentErrors } from '../errors.ts'
import { findVersion } from '../version-store.ts'

interface RestoreInput {
  readonly documentId: string
  readonly versionId: string
  readonly memberId: string | null
}

/**
 * Replaces the draft by a version, as one change set that can be undone. The previous draft is saved as a
 * version. Throws `documents.noVersion`, `.inTrash`, `.invalid`.
 */
export async function restoreVersion(
  db: Db,
  siteId: string,
  { documentId, memberId, versionId }: RestoreInput,
): Promise<ReplacedDraft> {
  return transact(db, async (tx) => {
    const version = await findVersion(tx, siteId, { documentId, versionId })
    if (!version) throw documentErrors.noVersion()
    const day = version.createdAt.toISOString().slice(0, 16).replace('T', ' ')
    const label = version.label === '' ? `the version of ${day}` : `“${version.label}”`
    return replaceDraft(tx, siteId, {
      documentId,
      memberId,
      body: version.body,
      command: 'version.restore',
      label: `restore ${label}`,
      previousVersion: {
        id: newId(),
        reason: 'restore',
        label: `Before ${label} was restored`,
      },
    })
  })
}
