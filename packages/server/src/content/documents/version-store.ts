import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { document, version, type VersionReason } from './tables.ts'

export interface VersionRow {
  readonly id: string
  readonly rev: number
  readonly reason: VersionReason
  readonly label: string
  readonly createdAt: Date
  readonly createdBy: string | null
}

/** The columns of a `VersionRow`. */
export const versionColumns = {
  id: version.id,
  rev: version.rev,
  reason: version.reason,
  label: version.label,
  createdAt: version.createdAt,
  createdBy: version.createdBy,
}

/** Finds a version with its body. */
export async function findVersion(
  db: Db,
  siteId: string,
  key: { readonly documentId: string; readonly versionId: string },
): Promise<(VersionRow & { readonly kind: DocumentKind; readonly body: JsonObject }) | undefined> {
  const [row] = await db
    .select({ ...versionColumns, kind: sql<DocumentKind>`${document.kind}`, body: version.body })
    .from(version)
    .innerJoin(
      document,
      and(eq(document.siteId, version.siteId), eq(document.id, version.documentId)),
    )
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, key.documentId),
        eq(version.id, key.versionId),
      ),
    )
  return row
}

export interface NewVersion {
  readonly documentId: string
  readonly rev: number
  readonly reason: VersionReason
  readonly label?: string
  readonly body: JsonObject
  readonly cause?: string
  readonly memberId: string | null
}

/** Inserts a version and returns its id; for a repeated cause the id of the existing one. */
export async function insertVersion(db: Db, siteId: string, input: NewVersion): Promise<string> {
  const { memberId, ...row } = input
  const values = { ...row, siteId, id: newId(), createdBy: memberId }
  const [inserted] = await db
    .insert(version)
    .values(values)
    .onConflictDoUpdate({
      target: [version.siteId, version.documentId, version.cause],
      // A no-op update, so that the id of the existing row is returned.
      set: { cause: sql`excluded.cause` },
    })
    .returning({ id: version.id })
  if (!inserted) throw new Error('A version was not inserted')
  return inserted.id
}

/** Finds a version of the draft at `rev`, preferably a published one. */
export async function findVersionAtRevision(
  db: Db,
  siteId: string,
  key: { readonly documentId: string; readonly rev: number },
): Promise<
  { readonly id: string; readonly reason: VersionReason; readonly body: JsonObject } | undefined
> {
  const [row] = await db
    .select({ id: version.id, reason: version.reason, body: version.body })
    .from(version)
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, key.documentId),
        eq(version.rev, key.rev),
        // A side of a conflict never was the draft.
        ne(version.reason, 'conflict'),
      ),
    )
    .orderBy(desc(eq(version.reason, 'publish')), desc(version.id))
    .limit(1)
  return row
}
