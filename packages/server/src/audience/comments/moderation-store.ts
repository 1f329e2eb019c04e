import type { CommentStatus } from '@vitrine/model'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { comment } from './tables.ts'

export type StudioRow = Omit<typeof comment.$inferSelect, 'ipDigest' | 'bodyDigest' | 'siteId'>

const columns = {
  id: comment.id,
  documentId: comment.documentId,
  parentId: comment.parentId,
  siteUserId: comment.siteUserId,
  memberId: comment.memberId,
  authorName: comment.authorName,
  authorEmail: comment.authorEmail,
  body: comment.body,
  status: comment.status,
  reason: comment.reason,
  locale: comment.locale,
  createdAt: comment.createdAt,
  decidedBy: comment.decidedBy,
  decidedAt: comment.decidedAt,
  toldAt: comment.toldAt,
}

export interface CommentFilter {
  readonly status: CommentStatus | 'all'
  readonly search?: string | undefined
  readonly documentId?: string | undefined
  readonly siteUserId?: string | undefined
  /** The first day they were written on, in the time zone of the site. */
  readonly since?: string | undefined
  /** The id of the last one of the previous page. */
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Lists comments, newest first. `search` is matched without wildcards. */
export async function listComments(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone'>,
  filter: CommentFilter,
): Promise<readonly StudioRow[]> {
  const { status, search = '', documentId, siteUserId, since, cursor, limit } = filter
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select(columns)
    .from(comment)
    .where(
      and(
        eq(comment.siteId, site.id),
        status === 'all' ? undefined : eq(comment.status, status),
        documentId === undefined ? undefined : eq(comment.documentId, documentId),
        siteUserId === undefined ? undefined : eq(comment.siteUserId, siteUserId),
        cursor === undefined ? undefined : lt(comment.id, cursor),
        since === undefined
          ? undefined
          : sql`${comment.createdAt} >= ${since}::date::timestamp at time zone ${site.timeZone}`,
        search.trim() === ''
          ? undefined
          : sql`concat_ws(' ', ${comment.body}, ${comment.authorName}, ${comment.authorEmail})
              ilike ${pattern}`,
      ),
    )
    .orderBy(desc(comment.id))
    .limit(limit)
}

/** Lists the ids of the items that have comments, at most 500, in the order of ids. */
export async function listItemsWithComments(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: comment.documentId })
    .from(comment)
    .where(eq(comment.siteId, siteId))
    .orderBy(comment.documentId)
    .limit(500)
  return rows.map(({ id }) => id)
}

export async function countByStatus(
  db: Db,
  siteId: string,
): Promise<Readonly<Record<CommentStatus, number>>> {
  const rows = await db
    .select({ status: comment.status, count: count() })
    .from(comment)
    .where(eq(comment.siteId, siteId))
    .groupBy(comment.status)
  const found = new Map(rows.map((row) => [row.status, row.count]))
  const of = (status: CommentStatus) => found.get(status) ?? 0
  return {
    pending: of('pending'),
    approved: of('approved'),
    spam: of('spam'),
    trash: of('trash'),
  }
}

/**
 * Sets the status of comments; resolves to the number of changed ones. Rows are locked in the order
 * of ids, so that two owners cause no deadlock.
 */
export async function setStatus(
  tx: Db,
  siteId: string,
  given: {
    readonly ids: readonly string[]
    readonly status: CommentStatus
    readonly memberId: string | null
  },
): Promise<number> {
  const { ids, status, memberId } = given
  const isAmong = and(eq(comment.siteId, siteId), inArray(comment.id, [...ids]))
  await tx.select({ id: comment.id }).from(comment).where(isAmong).orderBy(comment.id).for('update')
  const changed = await tx
    .update(comment)
    .set({ status, decidedBy: memberId, decidedAt: sql`now()` })
    .where(and(isAmong, sql`${comment.status} <> ${status}`))
    .returning({ id: comment.id })
  return changed.length
}

/** Deletes comments permanently, from spam and trash only. */
export async function deleteRejected(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const gone = await db
    .delete(comment)
    .where(
      and(
        eq(comment.siteId, siteId),
        inArray(comment.id, [...ids]),
        inArray(comment.status, ['spam', 'trash']),
      ),
    )
    .returning({ id: comment.id })
  return gone.length
}

export async function findComment(
  db: Db,
  siteId: string,
  id: string,
): Promise<StudioRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(comment)
    .where(and(eq(comment.siteId, siteId), eq(comment.id, id)))
  return row
}
