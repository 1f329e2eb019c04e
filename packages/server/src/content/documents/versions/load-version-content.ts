import { type Content, type JsonObject, migrateDocument } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { checkBody } from '../check-body.ts'
import { documentErrors, rejectIssues } from '../errors.ts'
import { findVersion } from '../version-store.ts'

/** Loads the sections and blocks of a version. Throws `documents.noVersion`, and `.invalid` if it is not valid today. */
export async function loadVersionContent(
  db: Db,
  siteId: string,
  key: { readonly documentId: string; readonly versionId: string },
): Promise<Content> {
  const version = await findVersion(db, siteId, key)
  if (!version) throw documentErrors.noVersion()
  const body: JsonObject = migrateDocument(version.kind, version.body)
  rejectIssues(checkBody(version.kind, body))
  const { sections = [], blocks = {} } = body
  // Checked by the schema of the document.
  return { sections, blocks } as unknown as Content
}
