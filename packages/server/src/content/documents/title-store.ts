import type { DocumentKind } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { document } from './tables.ts'

export interface DocumentTitle {
  readonly kind: DocumentKind
  readonly titles: Readonly<Record<string, string>>
}

export type TitlesById = ReadonlyMap<string, DocumentTitle>

/** Loads the kinds and titles of documents by id, also from the trash. */
export async function loadTitles(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<TitlesById> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: document.id,
      // Only `insertDocument` and the import write it, with a valid kind.
      kind: sql<DocumentKind>`${document.kind}`,
      titles: document.titles,
    })
    .from(document)
    .where(and(eq(document.siteId, siteId), inArray(document.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
