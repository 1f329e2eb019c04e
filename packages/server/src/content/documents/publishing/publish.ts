import type { Db } from '../../../platform/db/db.ts'
import { getSqlState, transact } from '../../../platform/db/transact.ts'
import {
  applyPublication,
  type PublicationChange,
  type PublicationMeta,
} from './apply-publication.ts'
import { assertNotReplaced } from './assert-current.ts'
import { documentErrors } from '../errors.ts'
import { loadPublishableVersion } from './publishable-version.ts'
import { type PublicationRow, listPublications } from './publication-store.ts'
import {
  createPublishChanges,
  createUnpublishChanges,
  type PublishEntry,
} from './publish-changes.ts'
import { lockPublishing } from './publish-store.ts'
import type { DocumentLocale } from '../document-locale.ts'

interface PublishOptions {
  readonly memberId: string | null
  readonly label?: string | undefined
}

/** Publishes each document in one language as its draft was at `rev`; all of them or none. */
export async function publishDocuments(
  db: Db,
  siteId: string,
  { entries, memberId, label = '' }: PublishOptions & { readonly entries: readonly PublishEntry[] },
): Promise<PublicationRow> {
  return runPublication(db, siteId, { action: 'publish', label, memberId }, (tx) =>
    createPublishChanges(tx, siteId, { entries, memberId }),
  )
}

/** Unpublishes documents, all of them or none. Throws `documents.nothingThere`. */
export async function unpublishDocuments(
  db: Db,
  siteId: string,
  {
    entries,
    memberId,
    label = '',
  }: PublishOptions & { readonly entries: readonly DocumentLocale[] },
): Promise<PublicationRow> {
  return runPublication(db, siteId, { action: 'unpublish', label, memberId }, (tx) =>
    createUnpublishChanges(tx, siteId, entries),
  )
}

/**
 * Restores what was published before a publication. Throws `documents.noPublication`, `.outdated` if its
 * documents were published again since, and what publishing throws.
 */
export async function rollBackPublication(
  db: Db,
  siteId: string,
  { publicationId, memberId }: PublishOptions & { readonly publicationId: string },
): Promise<PublicationRow> {
  const [publication] = await listPublications(db, siteId, { id: publicationId, limit: 1 })
  if (!publication) throw documentErrors.noPublication()
  const { id: takesBack, label } = publication
  const meta = { action: 'rollback', label, memberId, takesBack } as const
  return runPublication(db, siteId, meta, async (tx) => {
    await assertNotReplaced(tx, siteId, publication)
    const changes: PublicationChange[] = []
    for (const { documentId, locale, beforeVersionId: versionId } of publication.changed) {
      const version =
        versionId === null
          ? null
          : await loadPublishableVersion(tx, siteId, { documentId, versionId })
      changes.push({ documentId, locale, version })
    }
    return changes
  })
}

/**
 * Publishes a version of a document again in one language, whatever is published now. Throws
 * `documents.notFound`, `.inTrash`, and what publishing throws.
 */
export async function publishVersion(
  db: Db,
  siteId: string,
  {
    versionId,
    memberId,
    ...key
  }: DocumentLocale & { readonly versionId: string; readonly memberId: string | null },
): Promise<PublicationRow> {
  const meta = { action: 'rollback', label: '', memberId } as const
  return runPublication(db, siteId, meta, async (tx) => {
    const { documentId } = key
    return [
      { ...key, version: await loadPublishableVersion(tx, siteId, { documentId, versionId }) },
    ]
  })
}

/** Applies changes in one transaction and returns the record of the publication. */
async function runPublication(
  db: Db,
  siteId: string,
  meta: PublicationMeta,
  createChanges: (tx: Db) => Promise<readonly PublicationChange[]>,
): Promise<PublicationRow> {
  const id = await transact(db, async (tx) => {
    await lockPublishing(tx, siteId)
    return applyPublication(tx, siteId, await createChanges(tx), meta)
  }).catch((error: unknown) => {
    // The database constraint, if a concurrent change passed the check.
    if (getSqlState(error) === '23505') throw documentErrors.pathTaken({ cause: error })
    throw error
  })
  const [recorded] = await listPublications(db, siteId, { id, limit: 1 })
  if (!recorded) throw new Error('A publication was not recorded')
  return recorded
}
