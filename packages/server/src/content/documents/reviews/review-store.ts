import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { review, reviewEntry, type ReviewState } from '../tables.ts'

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
}

export async function insertReview(
  db: Db,
  siteId: string,
  row: Omit<typeof review.$inferInsert, 'siteId'>,
  entries: readonly ReviewEntry[],
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
        page.before === undefined ? undefined : lt(review.id, page.before),
      ),
    )
    .orderBy(desc(review.id))
    .limit(page.limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const entries = await db
    .select()
    .from(reviewEntry)
    .where(and(eq(reviewEntry.siteId, siteId), inArray(reviewEntry.reviewId, ids)))
    .orderBy(asc(reviewEntry.documentId), asc(reviewEntry.locale))
  return rows.map(({ siteId: _site, ...row }) => ({
    ...row,
    entries: entries.flatMap(({ reviewId, documentId, locale, versionId, rev }) =>
      reviewId === row.id ? [{ documentId, locale, versionId, rev }] : [],
    ),
  }))
}

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
