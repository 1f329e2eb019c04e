import type { Db } from '../../../platform/db/db.ts'
import { type DocumentLocale, uniqueEntries } from '../document-locale.ts'
import { documentErrors } from '../errors.ts'
import { assertCurrent } from './assert-current.ts'
import type { PublicationChange } from './apply-publication.ts'
import { computeProjection } from './projection.ts'
import { findPublished } from './publish-store.ts'
import { createPublishableVersion } from './publishable-version.ts'

/** A revision of a document to publish in one language. */
export interface PublishEntry extends DocumentLocale {
  readonly rev: number
}

/** Creates the versions to publish, one for each document and language. Throws what `createPublishableVersion` throws. */
export async function createPublishChanges(
  tx: Db,
  siteId: string,
  input: { readonly entries: readonly PublishEntry[]; readonly memberId: string | null },
): Promise<readonly PublicationChange[]> {
  const changes: PublicationChange[] = []
  for (const { documentId, locale, rev } of uniqueEntries(input.entries)) {
    const version = await createPublishableVersion(tx, siteId, {
      documentId,
      rev,
      memberId: input.memberId,
    })
    changes.push({ documentId, locale, version })
  }
  return changes
}

/** Returns the changes that unpublish documents. Throws `documents.nothingThere`. */
export async function createUnpublishChanges(
  tx: Db,
  siteId: string,
  entries: readonly DocumentLocale[],
): Promise<readonly PublicationChange[]> {
  const changes: PublicationChange[] = []
  for (const { documentId, locale } of uniqueEntries(entries)) {
    if (!(await findPublished(tx, siteId, { documentId, locale })))
      throw documentErrors.nothingThere({ details: { documentId, locale } })
    changes.push({ documentId, locale, version: null })
  }
  return changes
}

/** Creates the versions of a set that is published later. Throws if one could not be published now. */
export async function createVersionEntries(
  tx: Db,
  siteId: string,
  input: { readonly entries: readonly PublishEntry[]; readonly memberId: string | null },
) {
  const changes = await createPublishChanges(tx, siteId, input)
  await assertCurrent(tx, siteId, changes)
  return changes.flatMap(({ documentId, locale, version }) => {
    if (!version) return []
    computeProjection(version.kind, version.body, locale)
    return [{ documentId, locale, versionId: version.id, rev: version.rev }]
  })
}
