import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { document, draft, published, version } from './tables.ts'

/**
 * Finds the documents whose draft or published body contains an id anywhere, and the documents `others`,
 * which show the same thing without naming its id.
 */
export async function findDocumentsReferencing(
  db: Db,
  siteId: string,
  { id, others = [] }: { readonly id: string; readonly others?: readonly string[] },
) {
  const containsId = (body: typeof draft.body | typeof version.body) =>
    sql<boolean>`strpos(${body}::text, ${`"${id}"`}) > 0`
  const rows = await db
    .selectDistinct({
      id: document.id,
      kind: document.kind,
      titles: document.titles,
      isInTrash: sql<boolean>`${document.deletedAt} is not null`,
    })
    .from(document)
    .leftJoin(draft, and(eq(draft.siteId, siteId), eq(draft.documentId, document.id)))
    .leftJoin(published, and(eq(published.siteId, siteId), eq(published.documentId, document.id)))
    .leftJoin(version, and(eq(version.siteId, siteId), eq(version.id, published.versionId)))
    .where(
      and(
        eq(document.siteId, siteId),
        or(containsId(draft.body), containsId(version.body), inArray(document.id, [...others])),
      ),
    )
    .orderBy(document.id)
  return rows.map(({ titles, ...row }) => ({ ...row, title: Object.values(titles)[0] ?? '' }))
}
