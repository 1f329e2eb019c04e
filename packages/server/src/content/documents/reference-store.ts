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

/** Lists every id that the draft or the published body of a document contains, with the document. */
export async function listReferences(
  db: Db,
  siteId: string,
): Promise<readonly { readonly id: string; readonly documentId: string }[]> {
  const drafts = db
    .select({ documentId: draft.documentId, body: sql<string>`${draft.body}::text`.as('body') })
    .from(draft)
    .where(eq(draft.siteId, siteId))
  const publications = db
    .select({
      documentId: published.documentId,
      body: sql<string>`${version.body}::text`.as('body'),
    })
    .from(published)
    .innerJoin(version, and(eq(version.siteId, siteId), eq(version.id, published.versionId)))
    .where(eq(published.siteId, siteId))
  const bodies = drafts.unionAll(publications).as('bodies')
  const id = sql<string>`(regexp_matches(${bodies.body}, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g'))[1]`
  return db.selectDistinct({ id: id.as('id'), documentId: bodies.documentId }).from(bodies)
}
