import type { CommentStatus } from '@vitrine/model'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
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

/** Lists comments, newest first; `cursor` is the id of the last one of the previous page. */
export async function listComments(
  db: Db,
  siteId: string,
  page: {
    readonly status: CommentStatus
    readonly documentId: string | undefined
    readonly cursor: string | undefined
    readonly limit: number
  },
): Promise<readonly StudioRow[]> {
  const { status, documentId, cursor, limit } = page
  return db
    .select(columns)
    .from(comment)
    .where(
      and(
        eq(comment.siteId, siteId),
        eq(comment.status, status),
        documentId === undefined ? undefined : eq(comment.documentId, documentId),
        cursor === undefined ? undefined : lt(comment.id, cursor),
      ),
    )
    .orderBy(desc(comment.id))
    .limit(limit)
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
