import type { Db } from '../../platform/db/db.ts'
import { type DocumentRow, findDocument } from './document-store.ts'
import { documentErrors } from './errors.ts'

/** Loads a document with its draft, also from the trash. Throws `documents.notFound`. */
export async function loadDocument(db: Db, siteId: string, id: string): Promise<DocumentRow> {
  const document = await findDocument(db, siteId, id)
  if (!document) throw documentErrors.notFound()
  return document
}
