import type { Db } from '../../../platform/db/db.ts'
import { documentErrors } from '../errors.ts'
import { getListing } from '../listing.ts'
import { getLocalizedText } from '../view.ts'
import type { PublicationChange } from './apply-publication.ts'
import { findLastUnpublished, type PublicationRow } from './publication-store.ts'
import { findPublished } from './publish-store.ts'

/**
 * Throws `documents.outdated` if a newer revision is published of a document that was prepared earlier,
 * such as by a schedule, or was until it was unpublished: its text and its address would return to an earlier
 * state.
 */
export async function assertCurrent(
  tx: Db,
  siteId: string,
  changes: readonly PublicationChange[],
): Promise<void> {
  for (const { documentId, locale, version } of changes) {
    if (!version) continue
    const key = { documentId, locale }
    const latest =
      (await findPublished(tx, siteId, key)) ?? (await findLastUnpublished(tx, siteId, key))
    if (!latest || latest.rev <= version.rev) continue
    const { rev, path } = latest
    const title = getLocalizedText(getListing(version.body).titles, locale)
    const name = title === '' ? 'The document' : `“${title}”`
    const place = path === null ? '' : ` at /${path}`
    const message = `${name} was published${place} in revision ${rev}, which is newer than revision ${version.rev}. Schedule or send the current draft instead.`
    const details = { documentId, locale, publishedRev: rev, publishedPath: path, message }
    throw documentErrors.outdated({ details })
  }
}

/**
 * Throws `documents.outdated` if a document of a publication was published or unpublished since: rolling the
 * publication back would replace that without a word.
 */
export async function assertNotReplaced(
  tx: Db,
  siteId: string,
  { changed }: PublicationRow,
): Promise<void> {
  for (const { documentId, locale, versionId, titles } of changed) {
    const published = await findPublished(tx, siteId, { documentId, locale })
    if ((published?.versionId ?? null) === versionId) continue
    const title = getLocalizedText(titles, locale)
    const name = title === '' ? 'The document' : `“${title}”`
    const change = published ? 'published' : 'unpublished'
    const message = `${name} was ${change} again since. Roll back the newer publication first.`
    throw documentErrors.outdated({ details: { documentId, locale, message } })
  }
}
