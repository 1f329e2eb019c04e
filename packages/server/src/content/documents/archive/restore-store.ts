import type { DocumentKind, JsonObject } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import type { Listing } from '../listing.ts'
import { document, draft, version } from '../tables.ts'

export interface RestoredRow {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly createdAt: Date
  readonly rev: number
  readonly body: JsonObject
  readonly listing: Listing
  readonly versions: readonly { readonly rev: number; readonly body: JsonObject }[]
}

/**
 * Inserts a document with its draft and versions. Returns false if the id is taken, or if the site already
 * has its only document of this kind.
 */
export async function insertRestoredDocument(
  tx: Db,
  siteId: string,
  row: RestoredRow,
): Promise<boolean> {
  const { id, kind, collectionId, createdAt, listing, rev, body } = row
  const { titles, slugs, names } = listing
  const inserted = await tx
    .insert(document)
    .values({ siteId, id, kind, collectionId, createdAt, titles, slugs, names })
    .onConflictDoNothing()
    .returning({ id: document.id })
  if (inserted.length === 0) return false
  await tx.insert(draft).values({ siteId, documentId: id, rev, body })
  for (const saved of row.versions)
    await tx
      .insert(version)
      .values({ ...saved, siteId, id: newId(), documentId: id, reason: 'publish' })
  return true
}
