import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import type { Site } from '../../../platform/http/site.ts'
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
  site: Pick<Site, 'id' | 'timeZone'>,
  { documentId, memberId, versionId }: RestoreInput,
): Promise<ReplacedDraft> {
  return transact(db, async (tx) => {
    const version = await findVersion(tx, site.id, { documentId, versionId })
    if (!version) throw documentErrors.noVersion()
    const time = formatVersionTime(version.createdAt, site.timeZone)
    const label = version.label === '' ? `the version of ${time}` : `“${version.label}”`
    return replaceDraft(tx, site.id, {
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

/** Formats the time of a version for the log of changes, which is in English, in the time zone of the site. */
function formatVersionTime(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(time)
}
