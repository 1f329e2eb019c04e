import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { draft, review, reviewEntry, type ReviewState } from '../tables.ts'

export interface ReviewRow {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly state: ReviewState
  readonly askedBy: string | null
  readonly askedAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly answer: string
  readonly publicationId: string | null
  readonly entries: readonly ReviewEntry[]
}

export interface ReviewEntry {
  readonly documentId: string
  readonly locale: string
  readonly versionId: string
  readonly rev: number
  /** Whether the draft was changed since the request. */
  readonly isChangedSince: boolean
}

export async function insertReview(
  db: Db,
  siteId: string,
  row: Omit<typeof review.$inferInsert, 'siteId'>,
  entries: readonly Omit<ReviewEntry, 'isChangedSince'>[],
): Promise<void> {
  await db.insert(review).values({ ...row, siteId })
  const rows = entries.map((entry) => ({ ...entry, siteId, reviewId: row.id }))
  await db.insert(reviewEntry).values(rows)
}

/**
 * Lists reviews, newest first. `before` is the id of the last one of the previous page, `id` selects a
 * single one.
 */
export async function listReviews(
  db: Db,
  siteId: string,
  page: {
    readonly id?: string | undefined
    readonly before?: string | undefined
    readonly state?: ReviewState | undefined
    /** Whether only declined reviews are listed, with the entries that were neither requested again nor published since. */
    readonly isReturned?: boolean
    readonly limit: number
  },
): Promise<readonly ReviewRow[]> {
  const rows = await db
    .select()
    .from(review)
    .where(
      and(
        eq(review.siteId, siteId),
        page.id === undefined ? undefined : eq(review.id, page.id),
        page.state === undefined ? undefined : eq(review.state, page.state),
        page.isReturned
          ? sql`exists (select from ${reviewEntry} where ${reviewEntry.siteId} = ${review.siteId}
              and ${reviewEntry.reviewId} = ${review.id} and ${isStillReturned})`
          : undefined,
        page.before === undefined ? undefined : lt(review.id, page.before),
      ),
    )
    .orderBy(desc(review.id))
    .limit(page.limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const entries = await listEntries(db, siteId, { ids, isReturned: page.isReturned ?? false })
  return rows.map(({ siteId: _site, ...row }) => ({
    ...row,
    entries: entries.flatMap(({ reviewId, ...entry }) => (reviewId === row.id ? [entry] : [])),
  }))
}

/** Lists the entries of reviews by document and language. */
async function listEntries(
  db: Db,
  siteId: string,
  { ids, isReturned }: { readonly ids: readonly string[]; readonly isReturned: boolean },
): Promise<readonly (ReviewEntry & { readonly reviewId: string })[]> {
  return db
    .select({
      reviewId: reviewEntry.reviewId,
      documentId: reviewEntry.documentId,
      locale: reviewEntry.locale,
      versionId: reviewEntry.versionId,
      rev: reviewEntry.rev,
      isChangedSince: sql<boolean>`${draft.rev} > ${reviewEntry.rev}`,
    })
    .from(reviewEntry)
    .innerJoin(
      review,
      and(eq(review.siteId, reviewEntry.siteId), eq(review.id, reviewEntry.reviewId)),
    )
    .innerJoin(
      draft,
      and(eq(draft.siteId, reviewEntry.siteId), eq(draft.documentId, reviewEntry.documentId)),
    )
    .where(
      and(
        eq(reviewEntry.siteId, siteId),
        inArray(reviewEntry.reviewId, ids),
        isReturned ? isStillReturned : undefined,
      ),
    )
    .orderBy(asc(reviewEntry.documentId), asc(reviewEntry.locale))
}

/** The condition of an entry of a declined review that was neither requested again nor published since. */
const isStillReturned = sql`${review.state} = 'declined'
  and not exists (select from review_entry e
    join review newer on newer.site_id = e.site_id and newer.id = e.review_id
    where e.site_id = ${reviewEntry.siteId} and e.document_id = ${reviewEntry.documentId}
      and e.locale = ${reviewEntry.locale} and newer.id > ${review.id}
      and newer.state <> 'withdrawn')
  and not exists (select from published p
    where p.site_id = ${reviewEntry.siteId} and p.document_id = ${reviewEntry.documentId}
      and p.locale = ${reviewEntry.locale} and p.rev >= ${reviewEntry.rev}
      and p.published_at > ${review.decidedAt})
  and exists (select from document own
    where own.site_id = ${reviewEntry.siteId} and own.id = ${reviewEntry.documentId}
      and own.deleted_at is null)`

/** Decides an open review; false if it was decided already, also by a concurrent call. */
export async function decideReview(
  db: Db,
  siteId: string,
  id: string,
  decision: {
    readonly state: ReviewState
    readonly decidedBy: string | null
    readonly answer?: string
  },
): Promise<boolean> {
  const rows = await db
    .update(review)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(review.siteId, siteId), eq(review.id, id), eq(review.state, 'open')))
    .returning({ id: review.id })
  return rows.length > 0
}

export async function setReviewPublication(
  db: Db,
  siteId: string,
  id: string,
  publicationId: string,
): Promise<void> {
  await db
    .update(review)
    .set({ publicationId })
    .where(and(eq(review.siteId, siteId), eq(review.id, id)))
}
