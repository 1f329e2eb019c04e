import { and, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { comment, documentCount } from './tables.ts'

export type NewComment = Omit<typeof comment.$inferInsert, 'siteId'>

/** What everybody may read of a comment. */
export interface CommentRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly isOwner: boolean
  readonly text: string
  readonly createdAt: string
}

/** As many comments as a page shows, and as many replies to all of them together. */
export const MOST_THREADS = 100
const MOST_REPLIES = 500

/** As JSON has it: the rows of a stretch of an item's comments, with the replies to them. */
const rows = (item: ReturnType<typeof sql.placeholder>, before: ReturnType<typeof sql>) => sql`
  with top as (
    select * from comment
    where site_id = ${sql.placeholder('siteId')} and document_id = ${item}::uuid
      and status = 'approved' and parent_id is null and id < ${before}
    order by id desc limit ${MOST_THREADS + 1}
  ), reply as (
    select r.* from comment r join top on r.parent_id = top.id
    where r.site_id = ${sql.placeholder('siteId')} and r.document_id = ${item}::uuid
      and r.status = 'approved'
    order by r.id limit ${MOST_REPLIES}
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

/** Those older than `before`, each with its replies; one comment more than a page, where there is. */
export async function commentRows(
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

/** Of those of which anything was ever said or liked. */
export async function countsOf(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly Counts[]> {
  return ids.length === 0 ? [] : counts(db).execute({ siteId, ids: [...ids] })
}

const countsBeside = prepared((db) =>
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

/** The same, and in the same statement the newest comments of the one whose page it is. */
export async function countsAndRows(
  db: Db,
  siteId: string,
  { ids, shown }: { readonly ids: readonly string[]; readonly shown: string },
): Promise<readonly (Counts & { readonly rows: readonly CommentRow[] | null })[]> {
  return countsBeside(db).execute({ siteId, ids: [...ids], shown })
}

/** Keeps a comment; resolves to whether it is new: the same from the same place again is not. */
export async function insertComment(tx: Db, siteId: string, row: NewComment): Promise<void> {
  await tx.insert(comment).values({ ...row, siteId })
}

/** Words and places are asked for in turn: two of one visitor at once are one. */
export async function lockRepeats(tx: Db, siteId: string, digest: Buffer): Promise<void> {
  const key = `comment ${siteId} ${digest.toString('hex')}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** How long the same words are known again. */
const REPEAT_DAYS = 30

/** Whether the same words were sent before, and from the same place below the same item. */
export async function repeatsOf(
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

/** Whether something of this visitor was approved before. */
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

/** The comment that an answer to `id` belongs to, where everybody may read it: answers are one deep. */
export async function approvedParent(
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
 * What a visitor wrote goes with their account. Where others answered it, an empty comment of nobody
 * stays: what they said is theirs.
 */
export async function eraseCommentsOf(db: Db, siteId: string, siteUserId: string): Promise<void> {
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

const NOBODYS = {
  siteUserId: null,
  authorName: '–',
  authorEmail: null,
  body: '–',
  ipDigest: null,
}

/** Spam and trash of a month ago; and of others, what only served to know repeats again. */
export async function forgetRefused(db: Db): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await db
    .delete(comment)
    .where(and(inArray(comment.status, ['spam', 'trash']), sql`${comment.createdAt} < ${old}`))
  await db
    .update(comment)
    .set({ ipDigest: null })
    .where(and(isNotNull(comment.ipDigest), sql`${comment.createdAt} < ${old}`))
}

/** Which sites have comments waiting of which nobody was told, and have had no letter for an hour. */
export async function takeUntold(tx: Db): Promise<readonly { siteId: string; waiting: number }[]> {
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
