import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Listing } from './listing.ts'
import { document, draft, published, review, schedule, version } from './tables.ts'

/** A document with all that is worth keeping of it elsewhere. */
export interface WholeDocument {
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

/** Every document that is not in the trash, in the order in which they were made. */
export async function documentIds(
  db: Db,
  siteId: string,
): Promise<readonly { readonly id: string; readonly kind: DocumentKind }[]> {
  return (
    db
      // The schemas' own names, by a check of the table.
      .select({ id: document.id, kind: sql<DocumentKind>`${document.kind}` })
      .from(document)
      .where(and(eq(document.siteId, siteId), isNull(document.deletedAt)))
      .orderBy(asc(document.id))
  )
}

export async function wholeDocument(
  db: Db,
  siteId: string,
  id: string,
): Promise<WholeDocument | undefined> {
  const [row] = await db
    .select({
      id: document.id,
      // The schemas' own names, by a check of the table.
      kind: sql<DocumentKind>`${document.kind}`,
      collectionId: document.collectionId,
      createdAt: document.createdAt,
      body: draft.body,
    })
    .from(document)
    .innerJoin(draft, and(eq(draft.siteId, document.siteId), eq(draft.documentId, document.id)))
    .where(and(eq(document.siteId, siteId), eq(document.id, id)))
  if (!row) return undefined
  const shown = await db
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
  return { ...row, published: shown }
}

/** What there is of a site's documents beside the documents themselves. */
export async function besideDocuments(db: Db, siteId: string) {
  const scheduled = await db
    .select({ label: schedule.label, action: schedule.action, runAt: schedule.runAt })
    .from(schedule)
    .where(and(eq(schedule.siteId, siteId), eq(schedule.state, 'pending')))
    .orderBy(asc(schedule.runAt), asc(schedule.id))
  const [trash] = await db
    .select({ documents: count() })
    .from(document)
    .where(and(eq(document.siteId, siteId), isNotNull(document.deletedAt)))
  const [asked] = await db
    .select({ reviews: count() })
    .from(review)
    .where(and(eq(review.siteId, siteId), eq(review.state, 'open')))
  return { scheduled, inTrash: trash?.documents ?? 0, openReviews: asked?.reviews ?? 0 }
}

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

/** With its draft and versions; false when there is one of this id, or the site has its only one. */
export async function putRestored(tx: Db, siteId: string, row: RestoredRow): Promise<boolean> {
  const { id, kind, collectionId, createdAt, listing, rev, body } = row
  const { titles, slugs, names } = listing
  const made = await tx
    .insert(document)
    .values({ siteId, id, kind, collectionId, createdAt, titles, slugs, names })
    .onConflictDoNothing()
    .returning({ id: document.id })
  if (made.length === 0) return false
  await tx.insert(draft).values({ siteId, documentId: id, rev, body })
  for (const each of row.versions)
    await tx
      .insert(version)
      .values({ ...each, siteId, id: newId(), documentId: id, reason: 'publish' })
  return true
}
