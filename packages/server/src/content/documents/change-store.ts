import type { DocumentKind, JsonObject, Op } from '@vitrine/page'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Listing } from './listing.ts'
import { changeSet } from './tables.ts'

/** A change set as it was taken. */
export interface KeptChange {
  readonly rev: number
  readonly clientId: string
  readonly seq: number
  readonly command: string
  readonly label: string
  readonly ops: readonly Op[]
  readonly inverse: readonly Op[]
}

export interface LockedDraft extends Record<string, unknown> {
  readonly kind: DocumentKind
  readonly isDeleted: boolean
  /** Who changed it last. */
  readonly updatedBy: string | null
  readonly rev: number
  readonly body: JsonObject
  /** The last version was kept so long ago that the next change keeps another. */
  readonly isVersionDue: boolean
  /** The last set of this client that was taken; 0 for none. */
  readonly lastSeq: number
  /** What was taken since `base`, the first first. */
  readonly since: readonly KeptChange[]
}

/** Who is further behind than this loads the document again. */
const MOST_BEHIND = 2_000

/**
 * The draft, locked until the transaction ends. When somebody else held it, the row is read as they
 * left it, but what goes with it as it was before they came: then it has to be read again, which
 * `isWhole` tells.
 */
export async function lockDraft(
  db: Db,
  siteId: string,
  at: { readonly documentId: string; readonly clientId: string; readonly base: number },
): Promise<LockedDraft | undefined> {
  const first = await readLocked(db, siteId, at)
  return first === undefined || isWhole(first, at.base) ? first : readLocked(db, siteId, at)
}

/** Whether nothing is missing between `base` and the draft. */
export function isWhole({ rev, since }: LockedDraft, base: number): boolean {
  return base > rev || since.length === rev - base
}

async function readLocked(
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
          and c.rev > ${base} and c.rev <= ${base + MOST_BEHIND}) as since
    from draft d join document doc on doc.site_id = d.site_id and doc.id = d.document_id
    where d.site_id = ${siteId} and d.document_id = ${documentId}
    for update of d
  `)
  return rows[0]
}

export interface NewDraft {
  readonly documentId: string
  readonly memberId: string | null
  readonly clientId: string
  readonly rev: number
  /** The body as JSON. */
  readonly bodyText: string
  readonly listing: Listing
  readonly changes: readonly Omit<KeptChange, 'clientId'>[]
  /** The id of a version to keep of the draft as it was before, and why; left out for none. */
  readonly keep?: KeptBefore | undefined
}

export interface KeptBefore {
  readonly id: string
  readonly reason: 'auto' | 'restore' | 'import'
  readonly label: string
}

/** The draft, what lists show of it, its change sets and a version of before, in one statement. */
export async function writeDraft(db: Db, siteId: string, given: NewDraft): Promise<void> {
  const { documentId, memberId, clientId, listing, keep } = given
  await db.execute(sql`
    with changes as (
      insert into change_set
        (site_id, document_id, rev, client_id, client_seq, command, label, ops, inverse, member_id)
      select ${siteId}::uuid, ${documentId}::uuid, c.rev, ${clientId}::text, c.seq, c.command,
        c.label, c.ops, c.inverse, ${memberId}::uuid
      from jsonb_to_recordset(${JSON.stringify(given.changes)}::jsonb)
        as c (rev integer, seq integer, command text, label text, ops jsonb, inverse jsonb)
    ), kept as (
      insert into version (site_id, id, document_id, rev, reason, label, body, created_by)
      select site_id, ${keep?.id ?? null}::uuid, document_id, rev, ${keep?.reason ?? ''}::text,
        ${keep?.label ?? ''}::text, body, ${memberId}::uuid
      from draft where site_id = ${siteId} and document_id = ${documentId}
        and ${keep !== undefined}
    ), listed as (
      update document set titles = ${JSON.stringify(listing.titles)}::jsonb,
        slugs = ${JSON.stringify(listing.slugs)}::jsonb, names = ${listing.names},
        updated_by = ${memberId}, updated_at = date_trunc('milliseconds', clock_timestamp())
      where site_id = ${siteId} and id = ${documentId}
    )
    update draft set rev = ${given.rev}, body = ${given.bodyText}::jsonb,
      versioned_at = case when ${keep !== undefined} then now() else versioned_at end
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

/** Newest first; `before` is the revision of the last one already shown. */
export async function changesOf(
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

/** What undoes the changes after `rev`, the last first; undefined where some are not kept any more. */
export async function waysBack(
  db: Db,
  siteId: string,
  at: { readonly documentId: string; readonly rev: number; readonly draftRev: number },
): Promise<readonly Op[] | undefined> {
  if (at.draftRev - at.rev > MOST_BEHIND) return undefined
  const { rows } = await db.execute<{ inverse: readonly Op[] }>(sql`
    select inverse from change_set where site_id = ${siteId} and document_id = ${at.documentId}
      and rev > ${at.rev} and rev <= ${at.draftRev} order by rev desc
  `)
  if (rows.length !== at.draftRev - at.rev) return undefined
  return rows.flatMap(({ inverse }) => inverse)
}

/**
 * Of all sites: change sets of three months ago. The last of each client stays, as the next has to
 * follow it.
 */
export async function forgetOldChanges(db: Db): Promise<void> {
  await db.delete(changeSet).where(
    and(
      lt(changeSet.madeAt, sql`now() - interval '90 days'`),
      sql`exists (select from change_set later where later.site_id = change_set.site_id
        and later.document_id = change_set.document_id and later.client_id = change_set.client_id
        and later.client_seq > change_set.client_seq)`,
    ),
  )
}
