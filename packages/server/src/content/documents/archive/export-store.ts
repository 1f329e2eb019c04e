import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { document, draft, published, review, schedule, version } from '../tables.ts'

/** A document with everything that an archive contains of it. */
export interface ExportedDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly createdAt: Date
  readonly body: JsonObject
  readonly published: readonly {
    readonly locale: string
    readonly publishedAt: Date
    readonly publishOn: Date
    readonly body: JsonObject
  }[]
}

/** Lists the documents outside of the trash in the order of their creation. */
export async function listDocumentIds(
  db: Db,
  siteId: string,
): Promise<readonly { readonly id: string; readonly kind: DocumentKind }[]> {
  return (
    db
      // A check constraint allows only these.
      .select({ id: document.id, kind: sql<DocumentKind>`${document.kind}` })
      .from(document)
      .where(and(eq(document.siteId, siteId), isNull(document.deletedAt)))
      .orderBy(asc(document.id))
  )
}

/** Loads a document with its draft and its published versions. */
export async function loadExportedDocument(
  db: Db,
  siteId: string,
  id: string,
): Promise<ExportedDocument | undefined> {
  const [row] = await db
    .select({
      id: document.id,
      // A check constraint allows only these.
      kind: sql<DocumentKind>`${document.kind}`,
      collectionId: document.collectionId,
      createdAt: document.createdAt,
      body: draft.body,
    })
    .from(document)
    .innerJoin(draft, and(eq(draft.siteId, document.siteId), eq(draft.documentId, document.id)))
    .where(and(eq(document.siteId, siteId), eq(document.id, id)))
  if (!row) return undefined
  const publishedRows = await db
    .select({
      locale: published.locale,
      publishedAt: published.publishedAt,
      publishOn: published.publishOn,
      body: version.body,
    })
    .from(published)
    .innerJoin(
      version,
      and(eq(version.siteId, published.siteId), eq(version.id, published.versionId)),
    )
    .where(and(eq(published.siteId, siteId), eq(published.documentId, id)))
    .orderBy(asc(published.locale))
  return { ...row, published: publishedRows }
}

/** Loads what an archive does not contain: pending schedules, the trash and open reviews. */
export async function loadUnexportedState(db: Db, siteId: string) {
  const scheduled = await db
    .select({ label: schedule.label, action: schedule.action, runAt: schedule.runAt })
    .from(schedule)
    .where(and(eq(schedule.siteId, siteId), eq(schedule.state, 'pending')))
    .orderBy(asc(schedule.runAt), asc(schedule.id))
  const [trash] = await db
    .select({ documents: count() })
    .from(document)
    .where(and(eq(document.siteId, siteId), isNotNull(document.deletedAt)))
  const [open] = await db
    .select({ reviews: count() })
    .from(review)
    .where(and(eq(review.siteId, siteId), eq(review.state, 'open')))
  return { scheduled, inTrash: trash?.documents ?? 0, openReviews: open?.reviews ?? 0 }
}
