import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { published } from '../tables.ts'

type AccessKind = typeof published.$inferSelect.access

/** The published access of a document in one language. */
export interface PublishedAccess {
  readonly locale: string
  readonly access: AccessKind
  /** The access of an item's collection, which guards the item as well; null for a page. */
  readonly collectionAccess: AccessKind | null
}

/** The collection in the language of its item, or else in that of the site, as visitors see it. */
const collectionAccess = sql<AccessKind | null>`(
  select c.access from published c join site s on s.id = c.site_id
  where c.site_id = published.site_id and c.document_id = published.collection_id
    and c.locale in (published.locale, s.language)
  order by c.locale = published.locale desc limit 1)`

/** Loads the access of a published document in each language; empty if it is not published. */
export async function loadPublishedAccess(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<readonly PublishedAccess[]> {
  const { locale, access } = published
  return db
    .select({ locale, access, collectionAccess })
    .from(published)
    .where(and(eq(published.siteId, siteId), eq(published.documentId, documentId)))
    .orderBy(asc(locale))
}
