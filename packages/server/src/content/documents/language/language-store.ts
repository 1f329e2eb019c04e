import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { document, published, version } from '../tables.ts'

/** Lists the ids of all documents of a site, those in the trash too. */
export async function listAllIds(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: document.id })
    .from(document)
    .where(eq(document.siteId, siteId))
    .orderBy(asc(document.id))
  return rows.map(({ id }) => id)
}

/** The published state of a document in a language. */
interface PublishedBody {
  readonly rev: number
  readonly publishedAt: Date
  readonly publishOn: Date
  readonly collectionId: string | null
  readonly body: JsonObject
}

/** Finds what is published of a document in a language. */
export async function findPublishedBody(
  db: Db,
  siteId: string,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
): Promise<PublishedBody | undefined> {
  const { rev, publishedAt, publishOn, collectionId } = published
  const [row] = await db
    .select({ rev, publishedAt, publishOn, collectionId, body: version.body })
    .from(published)
    .innerJoin(
      version,
      and(eq(version.siteId, published.siteId), eq(version.id, published.versionId)),
    )
    .where(
      and(
        eq(published.siteId, siteId),
        eq(published.documentId, documentId),
        eq(published.locale, locale),
      ),
    )
  return row
}

/** Loads the versions of a document with their bodies. */
export async function loadVersionBodies(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<readonly { readonly id: string; readonly body: JsonObject }[]> {
  return db
    .select({ id: version.id, body: version.body })
    .from(version)
    .where(and(eq(version.siteId, siteId), eq(version.documentId, documentId)))
}

export async function updateVersionBody(
  tx: Db,
  siteId: string,
  { id, body }: { readonly id: string; readonly body: JsonObject },
): Promise<void> {
  await tx
    .update(version)
    .set({ body })
    .where(and(eq(version.siteId, siteId), eq(version.id, id)))
}

/** Renames a language in what is scheduled and in review. */
export async function renameEntries(
  tx: Db,
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.execute(sql`
    update schedule_entry e set locale = ${to}
    where e.site_id = ${siteId} and e.locale = ${from} and not exists (
      select from schedule_entry o where o.site_id = e.site_id and o.schedule_id = e.schedule_id
        and o.document_id = e.document_id and o.locale = ${to})`)
  await tx.execute(sql`
    update review_entry e set locale = ${to}
    where e.site_id = ${siteId} and e.locale = ${from} and not exists (
      select from review_entry o where o.site_id = e.site_id and o.review_id = e.review_id
        and o.document_id = e.document_id and o.locale = ${to})`)
}

/** Returns whether anything is published in a language. */
export async function isPublishedIn(db: Db, siteId: string, locale: string): Promise<boolean> {
  const rows = await db
    .select({ documentId: published.documentId })
    .from(published)
    .where(and(eq(published.siteId, siteId), eq(published.locale, locale)))
    .limit(1)
  return rows.length > 0
}

/** A document that is published in one language and not in another. */
interface UntranslatedDocument extends Record<string, unknown> {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly title: string
}

/** Lists the documents that are published in a language and not in another, by title. */
export async function listUntranslated(
  db: Db,
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly UntranslatedDocument[]> {
  const { rows } = await db.execute<UntranslatedDocument>(sql`
    select p.document_id as "documentId", p.kind, p.title
    from published p
    where p.site_id = ${siteId} and p.locale = ${from} and not exists (
      select from published t
      where t.site_id = p.site_id and t.document_id = p.document_id and t.locale = ${to}
    )
    order by p.title = '', p.title, p.document_id`)
  return rows
}
