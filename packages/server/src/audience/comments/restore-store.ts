import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import type { NewComment } from './comment-store.ts'
import { comment, documentCount } from './tables.ts'

/** The public comments and likes of a document. */
export interface WholeThread {
  readonly documentId: string
  /** The number of likes; the visitors are not included. */
  readonly likes: number
  readonly comments: readonly WholeComment[]
}

export interface WholeComment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  /** Whether staff of the site wrote it. */
  readonly isOwner: boolean
  readonly text: string
  readonly locale: string
  readonly createdAt: Date
}

/** Lists the documents with likes or public comments. */
export async function listCommentedDocuments(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ documentId: documentCount.documentId })
    .from(documentCount)
    .where(
      and(
        eq(documentCount.siteId, siteId),
        or(gt(documentCount.likeCount, 0), gt(documentCount.commentCount, 0)),
      ),
    )
    .orderBy(asc(documentCount.documentId))
  return rows.map(({ documentId }) => documentId)
}

/** Loads the public comments of a document in the order they were written. */
export async function loadWholeThread(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<WholeThread> {
  const parent = alias(comment, 'parent')
  const comments = await db
    .select({
      id: comment.id,
      parentId: comment.parentId,
      name: comment.authorName,
      isOwner: sql<boolean>`${comment.memberId} is not null`,
      text: comment.body,
      locale: comment.locale,
      createdAt: comment.createdAt,
    })
    .from(comment)
    .leftJoin(parent, and(eq(parent.siteId, comment.siteId), eq(parent.id, comment.parentId)))
    .where(
      and(
        eq(comment.siteId, siteId),
        eq(comment.documentId, documentId),
        eq(comment.status, 'approved'),
        or(isNull(comment.parentId), eq(parent.status, 'approved')),
      ),
    )
    .orderBy(asc(comment.id))
  const [counted] = await db
    .select({ likes: documentCount.likeCount })
    .from(documentCount)
    .where(and(eq(documentCount.siteId, siteId), eq(documentCount.documentId, documentId)))
  return { documentId, likes: counted?.likes ?? 0, comments }
}

/** Counts the comments that are pending or were rejected. */
export async function findConflictingComments(
  db: Db,
  siteId: string,
): Promise<{ readonly waiting: number; readonly refused: number }> {
  const rows = await db
    .select({ status: comment.status, comments: count() })
    .from(comment)
    .where(and(eq(comment.siteId, siteId), inArray(comment.status, ['pending', 'spam', 'trash'])))
    .groupBy(comment.status)
  const counts = new Map(rows.map(({ status, comments }) => [status, comments]))
  const get = (status: (typeof rows)[number]['status']) => counts.get(status) ?? 0
  return { waiting: get('pending'), refused: get('spam') + get('trash') }
}

/** Inserts comments; resolves to the number of new ones. */
export async function putComments(
  tx: Db,
  siteId: string,
  rows: readonly NewComment[],
): Promise<number> {
  if (rows.length === 0) return 0
  const made = await tx
    .insert(comment)
    .values(rows.map((row) => ({ ...row, siteId })))
    .onConflictDoNothing()
    .returning({ id: comment.id })
  return made.length
}

/** Sets the number of likes without their visitors. */
export async function setLikes(
  tx: Db,
  siteId: string,
  { documentId, likes }: Pick<WholeThread, 'documentId' | 'likes'>,
): Promise<void> {
  await tx
    .insert(documentCount)
    .values({ siteId, documentId, likeCount: likes, commentCount: 0 })
    .onConflictDoUpdate({
      target: [documentCount.siteId, documentCount.documentId],
      set: { likeCount: likes },
    })
}
