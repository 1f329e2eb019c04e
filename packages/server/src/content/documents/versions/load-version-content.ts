import {
  type Content,
  getPageCode,
  type HeaderFooter,
  type JsonObject,
  migrateDocument,
  type PageCode,
} from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { checkBody } from '../check-body.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { findVersion } from '../version-store.ts'

interface VersionContent {
  /** The sections and blocks, with the elements of a header and footer. */
  readonly content: Content & Pick<HeaderFooter, 'header' | 'footer'>
  readonly code: PageCode
}

/** Loads the sections, the blocks and the code of a version. Throws `documents.noVersion`, and `.invalid` if it is not valid today. */
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
  return { content: content as unknown as VersionContent['content'], code: getPageCode(body) }
}
