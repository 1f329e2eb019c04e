import { type Content, type HeaderFooter, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { checkBody } from '../check-body.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { findVersion } from '../version-store.ts'

/** The content of a version, with the elements of a header and footer. */
type VersionContent = Content & Pick<HeaderFooter, 'header' | 'footer'>

/** Loads the sections and blocks of a version. Throws `documents.noVersion`, and `.invalid` if it is not valid today. */
export async function loadVersionContent(
  db: Db,
  siteId: string,
  key: { readonly documentId: string; readonly versionId: string },
): Promise<VersionContent> {
  const version = await findVersion(db, siteId, key)
  if (!version) throw documentErrors.noVersion()
  const body: JsonObject = migrateDocument(version.kind, version.body)
  rejectIssues(checkBody(version.kind, body))
  const { sections = [], blocks = {}, header, footer } = body
  const content = { sections, blocks, ...(header && { header }), ...(footer && { footer }) }
  // Checked by the schema of the document.
  return content as unknown as VersionContent
}
