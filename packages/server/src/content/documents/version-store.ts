import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
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

const summary = {
  id: version.id,
  rev: version.rev,
  reason: version.reason,
  label: version.label,
  createdAt: version.createdAt,
  createdBy: version.createdBy,
}

/** Newest first; `before` is the id of the last one already shown. */
export async function versionsOf(
  db: Db,
  siteId: string,
  page: {
    readonly documentId: string
    readonly before: string | undefined
    readonly limit: number
  },
): Promise<readonly VersionRow[]> {
  const { documentId, before, limit } = page
  return db
    .select(summary)
    .from(version)
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, documentId),
        before === undefined ? undefined : lt(version.id, before),
      ),
    )
    .orderBy(desc(version.id))
    .limit(limit)
}

export async function versionById(
  db: Db,
  siteId: string,
  at: { readonly documentId: string; readonly versionId: string },
): Promise<(VersionRow & { readonly kind: DocumentKind; readonly body: JsonObject }) | undefined> {
  const [row] = await db
    .select({ ...summary, kind: sql<DocumentKind>`${document.kind}`, body: version.body })
    .from(version)
    .innerJoin(
      document,
      and(eq(document.siteId, version.siteId), eq(document.id, version.documentId)),
    )
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, at.documentId),
        eq(version.id, at.versionId),
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

/** Its id; that of the one kept before for the same cause. */
export async function putVersion(db: Db, siteId: string, given: NewVersion): Promise<string> {
  const { memberId, ...row } = given
  const values = { ...row, siteId, id: newId(), createdBy: memberId }
  const [made] = await db
    .insert(version)
    .values(values)
    .onConflictDoUpdate({
      target: [version.siteId, version.documentId, version.cause],
      // Nothing is changed; the row is only asked for its id.
      set: { cause: sql`excluded.cause` },
    })
    .returning({ id: version.id })
  if (!made) throw new Error('A version was not kept')
  return made.id
}

type Side = Pick<NewVersion, 'rev' | 'body' | 'memberId' | 'label'>

/** Both sides of a conflict; once, however often the editor sends it. */
export async function putConflict(
  db: Db,
  siteId: string,
  given: {
    readonly documentId: string
    readonly cause: string
    readonly mine: Side
    readonly theirs: Side
  },
): Promise<{ readonly mineVersion: string; readonly theirsVersion: string }> {
  const { documentId, cause, mine, theirs } = given
  const common = { documentId, reason: 'conflict' } as const
  return {
    mineVersion: await putVersion(db, siteId, { ...mine, ...common, cause: `${cause}:mine` }),
    theirsVersion: await putVersion(db, siteId, { ...theirs, ...common, cause: `${cause}:theirs` }),
  }
}

/** A version that says what the draft said at `rev`; one that was published rather than another. */
export async function versionAtRev(
  db: Db,
  siteId: string,
  at: { readonly documentId: string; readonly rev: number },
): Promise<
  { readonly id: string; readonly reason: VersionReason; readonly body: JsonObject } | undefined
> {
  const [row] = await db
    .select({ id: version.id, reason: version.reason, body: version.body })
    .from(version)
    .where(
      and(
        eq(version.siteId, siteId),
        eq(version.documentId, at.documentId),
        eq(version.rev, at.rev),
        // One side of a conflict is what the draft never said.
        ne(version.reason, 'conflict'),
      ),
    )
    .orderBy(desc(eq(version.reason, 'publish')), desc(version.id))
    .limit(1)
  return row
}

/**
 * Of all sites: versions kept by themselves become fewer with age. After a day one for each hour stays,
 * after a week one for each day, after a month none; of those, the last.
 */
export async function thinVersions(db: Db): Promise<void> {
  await db.execute(sql`
    delete from version old using (
      select site_id, id, row_number() over (
        partition by site_id, document_id, case
          when created_at < now() - interval '30 days' then 'gone'
          when created_at < now() - interval '7 days'
            then to_char(created_at at time zone 'UTC', '"day" YYYY-MM-DD')
          else to_char(created_at at time zone 'UTC', '"hour" YYYY-MM-DD HH24') end
        order by id desc) as place,
        created_at < now() - interval '30 days' as is_gone
      from version where reason = 'auto' and created_at < now() - interval '1 day'
    ) aged
    where old.site_id = aged.site_id and old.id = aged.id and (aged.is_gone or aged.place > 1)
  `)
}
