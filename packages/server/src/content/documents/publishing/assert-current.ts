import type { Db } from '../../../platform/db/db.ts'
import { documentErrors } from '../errors.ts'
import { getListing } from '../listing.ts'
import { getLocalizedText } from '../view.ts'
import type { PublicationChange } from './apply-publication.ts'
import { findPublished } from './publish-store.ts'

/**
 * Throws `documents.outdated` if a newer revision is published of a document that was prepared earlier,
 * such as by a schedule: its text and its address would return to an earlier state.
 */
export async function assertCurrent(
  tx: Db,
  siteId: string,
  changes: readonly PublicationChange[],
): Promise<void> {
  for (const { documentId, locale, version } of changes) {
    const published = version && (await findPublished(tx, siteId, { documentId, locale }))
    if (!version || !published || published.rev <= version.rev) continue
    const { rev, path } = published
    const title = getLocalizedText(getListing(version.body).titles, locale)
    const name = title === '' ? 'The document' : `“${title}”`
    const place = path === null ? '' : ` at /${path}`
    const message = `${name} was published${place} in revision ${rev}, which is newer than revision ${version.rev}. Schedule or send the current draft instead.`
    const details = { documentId, locale, publishedRev: rev, publishedPath: path, message }
    throw documentErrors.outdated({ details })
  }
}
