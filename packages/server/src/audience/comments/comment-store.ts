import { and, count, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { comment, documentCount } from './tables.ts'

export type NewComment = Omit<typeof comment.$inferInsert, 'siteId'>

/** The public part of a comment. */
export interface CommentRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly isOwner: boolean
  readonly text: string
  readonly createdAt: string
}

/** The maximum number of comments on a page, and of replies to all of them together. */
export const MAX_THREADS = 100
const MAX_REPLIES = 500

/** Builds the query of a range of an item’s comments with their replies. */
const rows = (item: ReturnType<typeof sql.placeholder>, before: ReturnType<typeof sql>) => sql`
  with top as (
    select * from comment
    where site_id = ${sql.placeholder('siteId')} and document_id = ${item}::uuid
      and status = 'approved' and parent_id is null and id < ${before}
    order by id desc limit ${MAX_THREADS + 1}
  ), reply as (
    select r.* from comment r join top on r.parent_id = top.id
    where r.site_id = ${sql.placeholder('siteId')} and r.document_id = ${item}::uuid
      and r.status = 'approved'
    order by r.id limit ${MAX_REPLIES}
  )
  select json_agg(json_build_object(
    'id', id, 'parentId', parent_id, 'name', author_name, 'isOwner', member_id is not null,
    'text', body, 'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by id) from (select * from top union all select * from reply) shown`

const LAST = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`

const stretch = prepared((db) =>
  db
    .select({
      rows: sql<CommentRow[] | null>`(${rows(
        sql.placeholder('documentId'),
        sql`${sql.placeholder('before')}::uuid`,
      )})`,
    })
    .from(sql`(values (1)) one`)
    .prepare('comments_stretch'),
)

/**
 * Lists the comments older than `before`, each with its replies; one comment more than a page if
 * there are more.
 */
export async function listCommentRows(
  db: Db,
  siteId: string,
  { documentId, before }: { readonly documentId: string; readonly before: string | undefined },
): Promise<readonly CommentRow[]> {
  const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  const [found] = await stretch(db).execute({ siteId, documentId, before: before ?? last })
  return found?.rows ?? []
}

export interface Counts {
  readonly documentId: string
  readonly likeCount: number
  readonly commentCount: number
}

const counted = {
  documentId: documentCount.documentId,
  likeCount: documentCount.likeCount,
  commentCount: documentCount.commentCount,
}

const ofSome = and(
  eq(documentCount.siteId, sql.placeholder('siteId')),
  sql`${documentCount.documentId} = any(${sql.placeholder('ids')}::uuid[])`,
)

const counts = prepared((db) =>
  db.select(counted).from(documentCount).where(ofSome).prepare('comments_counts'),
)

/** Counts the likes and comments of documents that have any. */
export async function countLikesAndComments(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly Counts[]> {
  return ids.length === 0 ? [] : counts(db).execute({ siteId, ids: [...ids] })
}

const countOtherComments = prepared((db) =>
  db
    .select({
      ...counted,
      rows: sql<
        CommentRow[] | null
      >`case when ${documentCount.documentId} = ${sql.placeholder('shown')}::uuid and ${documentCount.commentCount} > 0 then (${rows(sql.placeholder('shown'), LAST)}) end`,
    })
    .from(documentCount)
    .where(ofSome)
    .prepare('comments_counts_and_rows'),
)

/**
 * Counts the likes and comments of documents, and loads the newest comments of the one that is
 * shown, in one statement.
 */
export async function loadCountsAndRows(
  db: Db,
  siteId: string,
  { ids, shown }: { readonly ids: readonly string[]; readonly shown: string },
): Promise<readonly (Counts & { readonly rows: readonly CommentRow[] | null })[]> {
  return countOtherComments(db).execute({ siteId, ids: [...ids], shown })
}

/** Inserts a comment. */
export async function insertComment(tx: Db, siteId: string, row: NewComment): Promise<void> {
  await tx.insert(comment).values({ ...row, siteId })
}

/** Serializes identical comments: two sent at once by a visitor count as one. */
export async function lockRepeats(tx: Db, siteId: string, digest: Buffer): Promise<void> {
  const key = `comment ${siteId} ${digest.toString('hex')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The number of days in which the same text counts as a repeat. */
const REPEAT_DAYS = 30

/** Returns whether the same text was sent before, and from the same address below the same item. */
export async function findRepeats(
  tx: Db,
  siteId: string,
  of: { readonly bodyDigest: Buffer; readonly ipDigest: Buffer; readonly documentId: string },
): Promise<{ readonly isRepeated: boolean; readonly isSame: boolean }> {
  const same = sql`${comment.documentId} = ${of.documentId} and ${comment.ipDigest} = ${of.ipDigest}`
  const [found] = await tx
    .select({ times: count(), same: sql<boolean>`coalesce(bool_or(${same}), false)` })
    .from(comment)
    .where(
      and(
        eq(comment.siteId, siteId),
        eq(comment.bodyDigest, of.bodyDigest),
        gt(comment.createdAt, sql`now() - make_interval(days => ${REPEAT_DAYS})`),
      ),
    )
  return { isRepeated: (found?.times ?? 0) > 0, isSame: found?.same ?? false }
}

/** Returns whether a comment of this visitor was approved before. */
export async function isApprovedBefore(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: comment.id })
    .from(comment)
    .where(
      and(
        eq(comment.siteId, siteId),
        eq(comment.siteUserId, siteUserId),
        eq(comment.status, 'approved'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * Finds the approved top-level comment that a reply to `id` belongs to: replies are one level deep.
 */
export async function findApprovedParent(
  db: Db,
  siteId: string,
  { id, documentId }: { readonly id: string; readonly documentId: string },
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [row] = await db
    .select({ id: comment.id, parentId: comment.parentId, name: comment.authorName })
    .from(comment)
    .where(
      and(
        eq(comment.siteId, siteId),
        eq(comment.documentId, documentId),
        eq(comment.id, id),
        eq(comment.status, 'approved'),
      ),
    )
  return row && { id: row.parentId ?? row.id, name: row.name }
}

/**
 * Deletes a visitor’s comments with their account. A comment with replies of others stays, empty
 * and without an author.
 */
export async function deleteCommentsByAuthor(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<void> {
  const isTheirs = and(eq(comment.siteId, siteId), eq(comment.siteUserId, siteUserId))
  const isAnswered = sql`exists (select from comment r where r.site_id = comment.site_id
    and r.document_id = comment.document_id and r.parent_id = comment.id
    and r.site_user_id is distinct from ${siteUserId}::uuid)`
  await db.delete(comment).where(and(isTheirs, sql`not ${isAnswered}`))
  await db
    .update(comment)
    .set({ ...NOBODYS, bodyDigest: sql`''::bytea` })
    .where(isTheirs)
}

/** Removes the author and the text of the comments with an email address, which is in small letters. */
export async function eraseCommentsByEmail(tx: Db, siteId: string, email: string): Promise<void> {
  await tx
    .update(comment)
    .set({ ...NOBODYS, bodyDigest: sql`''::bytea` })
    .where(and(eq(comment.siteId, siteId), eq(sql`lower(${comment.authorEmail})`, email)))
}

/** Lists the comments with an email address, and those of an account, for the person who wrote them. */
export async function exportComments(
  db: Db,
  siteId: string,
  by: { readonly email: string; readonly siteUserId: string | undefined },
) {
  const { authorName, authorEmail, body, createdAt } = comment
  const isTheirs = or(
    eq(sql`lower(${comment.authorEmail})`, by.email),
    by.siteUserId === undefined ? undefined : eq(comment.siteUserId, by.siteUserId),
  )
  return db
    .select({ authorName, authorEmail, body, createdAt })
    .from(comment)
    .where(and(eq(comment.siteId, siteId), isTheirs))
    .orderBy(comment.createdAt)
}

const NOBODYS = {
  siteUserId: null,
  authorName: '–',
  authorEmail: null,
  body: '–',
  ipDigest: null,
}

/**
 * Deletes spam and trash that are older than a month, and the address digests of all comments of that
 * age, which only served to detect repeats.
 */
export async function deleteRejectedComments(db: Db): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await db
    .delete(comment)
    .where(and(inArray(comment.status, ['spam', 'trash']), sql`${comment.createdAt} < ${old}`))
  await db
    .update(comment)
    .set({ ipDigest: null })
    .where(and(isNotNull(comment.ipDigest), sql`${comment.createdAt} < ${old}`))
}

/**
 * Finds the sites with unannounced pending comments and no email in the last hour, and marks those
 * comments as announced.
 */
export async function claimUnannounced(
  tx: Db,
): Promise<readonly { siteId: string; waiting: number }[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('comments letter', 0))`)
  const { rows: taken } = await tx.execute<{ siteId: string; waiting: number }>(sql`
    with told as (
      update comment set told_at = now()
      where status = 'pending' and told_at is null and not exists (
        select from comment c
        where c.site_id = comment.site_id and c.told_at > now() - interval '1 hour'
      )
      returning site_id
    )
    select site_id as "siteId", count(*)::int as waiting from told group by site_id`)
  return taken
}
