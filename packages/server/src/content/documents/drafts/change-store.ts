import type { DocumentKind, JsonObject, Op } from '@vitrine/page'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import type { Listing } from '../listing.ts'
import { changeSet } from '../tables.ts'

/** A change set as it was saved. */
export interface StoredChange {
  readonly rev: number
  readonly clientId: string
  readonly seq: number
  readonly command: string
  readonly label: string
  readonly ops: readonly Op[]
  readonly inverse: readonly Op[]
}

/** A locked draft with its document. */
export interface LockedDraft extends Record<string, unknown> {
  readonly kind: DocumentKind
  readonly isDeleted: boolean
  /** The id of the staff member who changed the document last. */
  readonly updatedBy: string | null
  readonly rev: number
  readonly body: JsonObject
  /** Whether the last automatic version is so old that the next change saves another. */
  readonly isVersionDue: boolean
  /** The number of the last set saved for this client; 0 for none. */
  readonly lastSeq: number
  /** The change sets saved since `base`, the oldest first. */
  readonly since: readonly StoredChange[]
}

/** An editor that is further behind has to load the document again. */
const MAX_REVISIONS_BEHIND = 2_000

/**
 * Locks a draft until the transaction ends. After waiting for another transaction, the row is current but
 * the subqueries still show the state before it; `isComplete` detects this, and the draft is read again.
 */
export async function lockDraft(
  db: Db,
  siteId: string,
  key: { readonly documentId: string; readonly clientId: string; readonly base: number },
): Promise<LockedDraft | undefined> {
  const first = await selectLocked(db, siteId, key)
  return first === undefined || isComplete(first, key.base) ? first : selectLocked(db, siteId, key)
}

/** Returns whether all change sets between `base` and the draft were read. */
export function isComplete({ rev, since }: LockedDraft, base: number): boolean {
  return base > rev || since.length === rev - base
}

async function selectLocked(
  db: Db,
  siteId: string,
  { documentId, clientId, base }: Parameters<typeof lockDraft>[2],
): Promise<LockedDraft | undefined> {
  const { rows } = await db.execute<LockedDraft>(sql`
    select doc.kind, doc.deleted_at is not null as "isDeleted", doc.updated_by as "updatedBy", d.rev, d.body,
      d.versioned_at < now() - interval '10 minutes' as "isVersionDue",
      (select coalesce(max(c.client_seq), 0) from change_set c
        where c.site_id = d.site_id and c.document_id = d.document_id
          and c.client_id = ${clientId}) as "lastSeq",
      (select coalesce(json_agg(json_build_object('rev', c.rev, 'clientId', c.client_id,
          'seq', c.client_seq, 'command', c.command, 'label', c.label, 'ops', c.ops,
          'inverse', c.inverse) order by c.rev), '[]')
        from change_set c where c.site_id = d.site_id and c.document_id = d.document_id
          and c.rev > ${base} and c.rev <= ${base + MAX_REVISIONS_BEHIND}) as since
    from draft d join document doc on doc.site_id = d.site_id and doc.id = d.document_id
    where d.site_id = ${siteId} and d.document_id = ${documentId}
    for update of d
  `)
  return rows[0]
}

/** A draft after a change, with its change sets. */
export interface DraftUpdate {
  readonly documentId: string
  readonly memberId: string | null
  readonly clientId: string
  readonly rev: number
  /** The body as JSON. */
  readonly bodyText: string
  readonly listing: Listing
  readonly changes: readonly Omit<StoredChange, 'clientId'>[]
  /** The version to save of the draft as it was before; undefined for none. */
  readonly previousVersion?: PreviousVersion | undefined
}

/** The version to save of a draft before a change. */
export interface PreviousVersion {
  readonly id: string
  readonly reason: 'auto' | 'restore' | 'import'
  readonly label: string
}

/** Writes the draft, its listing, its change sets and the previous version in one statement. */
export async function writeDraft(db: Db, siteId: string, update: DraftUpdate): Promise<void> {
  const { documentId, memberId, clientId, listing, previousVersion } = update
  await db.execute(sql`
    with changes as (
      insert into change_set
        (site_id, document_id, rev, client_id, client_seq, command, label, ops, inverse, member_id)
      select ${siteId}::uuid, ${documentId}::uuid, c.rev, ${clientId}::text, c.seq, c.command,
        c.label, c.ops, c.inverse, ${memberId}::uuid
      from jsonb_to_recordset(${JSON.stringify(update.changes)}::jsonb)
        as c (rev integer, seq integer, command text, label text, ops jsonb, inverse jsonb)
    ), kept as (
      insert into version (site_id, id, document_id, rev, reason, label, body, created_by)
      select site_id, ${previousVersion?.id ?? null}::uuid, document_id, rev, ${previousVersion?.reason ?? ''}::text,
        ${previousVersion?.label ?? ''}::text, body, ${memberId}::uuid
      from draft where site_id = ${siteId} and document_id = ${documentId}
        and ${previousVersion !== undefined}
    ), listed as (
      update document set titles = ${JSON.stringify(listing.titles)}::jsonb,
        slugs = ${JSON.stringify(listing.slugs)}::jsonb, names = ${listing.names},
        updated_by = ${memberId}, updated_at = date_trunc('milliseconds', clock_timestamp())
      where site_id = ${siteId} and id = ${documentId}
    )
    update draft set rev = ${update.rev}, body = ${update.bodyText}::jsonb,
      versioned_at = case when ${previousVersion !== undefined} then now() else versioned_at end
    where site_id = ${siteId} and document_id = ${documentId}
  `)
}

export interface ChangeRow {
  readonly rev: number
  readonly command: string
  readonly label: string
  readonly madeAt: Date
  readonly memberId: string | null
}

/** Lists change sets, newest first; `before` is the revision of the last one of the previous page. */
export async function listChanges(
  db: Db,
  siteId: string,
  page: {
    readonly documentId: string
    readonly before: number | undefined
    readonly limit: number
  },
): Promise<readonly ChangeRow[]> {
  const { documentId, before, limit } = page
  const { rev, command, label, madeAt, memberId } = changeSet
  return db
    .select({ rev, command, label, madeAt, memberId })
    .from(changeSet)
    .where(
      and(
        eq(changeSet.siteId, siteId),
        eq(changeSet.documentId, documentId),
        before === undefined ? undefined : lt(rev, before),
      ),
    )
    .orderBy(desc(rev))
    .limit(limit)
}

/** Loads the operations that undo the changes after `rev`, the last first; undefined if some were deleted. */
export async function loadInverseOps(
  db: Db,
  siteId: string,
  range: { readonly documentId: string; readonly rev: number; readonly draftRev: number },
): Promise<readonly Op[] | undefined> {
  if (range.draftRev - range.rev > MAX_REVISIONS_BEHIND) return undefined
  const { rows } = await db.execute<{ inverse: readonly Op[] }>(sql`
    select inverse from change_set where site_id = ${siteId} and document_id = ${range.documentId}
      and rev > ${range.rev} and rev <= ${range.draftRev} order by rev desc
  `)
  if (rows.length !== range.draftRev - range.rev) return undefined
  return rows.flatMap(({ inverse }) => inverse)
}

/**
 * Deletes change sets of all sites that are older than 90 days. The last one of each client stays, as the
 * next one has to follow its number.
 */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.delete(changeSet).where(
    and(
      lt(changeSet.madeAt, sql`now() - interval '90 days'`),
      sql`exists (select from change_set later where later.site_id = change_set.site_id
        and later.document_id = change_set.document_id and later.client_id = change_set.client_id
        and later.client_seq > change_set.client_seq)`,
    ),
  )
}
