import type { Content, JsonObject } from '@vitrine/page'
import { checkBody, loadDocument, rejectIssues } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'

/**
 * Checks unsaved content as part of its draft, and returns it. Throws `documents.notFound`, or `documents.invalid` with
 * the path of every issue.
 */
export async function checkDocumentContent(
  db: Db,
  siteId: string,
  input: {
    readonly documentId: string
    readonly content: { readonly sections: readonly object[]; readonly blocks: object }
  },
): Promise<Content> {
  const { kind, body } = await loadDocument(db, siteId, input.documentId)
  // The body of a request is JSON.
  const content = input.content as unknown as JsonObject
  rejectIssues(checkBody(kind, { ...body, ...content }, body))
  // Checked by the schema of the document.
  return input.content as Content
}
