import type { ProductReviewSource } from '@vitrine/model'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { productReview } from './tables.ts'

export type ReviewRow = typeof productReview.$inferSelect

/** A review as visitors may see it. */
export type ShownReview = Omit<ReviewRow, 'email'>

/** The reviews of a product that visitors may see. */
export interface ShownFilter {
  readonly productId: string
  readonly sources: readonly ProductReviewSource[]
  /** Whether only reviews of buyers are shown. */
  readonly isVerifiedOnly: boolean
}

export interface Rating {
  readonly count: number
  /** From 1 to 5; 0 without reviews. */
  readonly average: number
}

/** Computes the rating of a product. */
export async function computeRating(db: Db, siteId: string, filter: ShownFilter): Promise<Rating> {
  const { rows } = await db.execute<{ count: number; average: number }>(sql`
    select count(*)::int as count, coalesce(round(avg(stars), 2), 0)::float8 as average
    from product_review where ${isShown(siteId, filter)}`)
  return rows[0] ?? { count: 0, average: 0 }
}

/** Lists reviews, newest first: those after the review `after`. */
export async function listShownReviews(
  db: Db,
  siteId: string,
  filter: ShownFilter & { readonly after: string | undefined; readonly limit: number },
): Promise<readonly ShownReview[]> {
  const { after, limit } = filter
  const { email: _email, ...columns } = getTableColumns(productReview)
  return db
    .select(columns)
    .from(productReview)
    .where(and(isShown(siteId, filter), isAfter(siteId, after)))
    .orderBy(sql`${productReview.createdAt} desc, ${productReview.id} desc`)
    .limit(limit)
}

/** Returns the condition for the reviews that come after another one, newest first. */
export function isAfter(siteId: string, id: string | undefined) {
  return id === undefined
    ? undefined
    : sql`(${productReview.createdAt}, ${productReview.id}) < (
        select cursor.created_at, cursor.id from product_review cursor
        where cursor.site_id = ${siteId} and cursor.id = ${id})`
}

function isShown(siteId: string, { productId, sources, isVerifiedOnly }: ShownFilter) {
  return and(
    sql`${productReview.siteId} = ${siteId} and ${productReview.productId} = ${productId}`,
    sql`${productReview.state} = 'approved'`,
    sql`${productReview.source} = any(${sql.param([...sources])}::text[])`,
    isVerifiedOnly ? sql`${productReview.verified}` : undefined,
  )
}

export type NewReview = Omit<
  typeof productReview.$inferInsert,
  'siteId' | 'reply' | 'repliedAt' | 'importKey'
>

/** Inserts a review; resolves to false if the buyer has reviewed the product before. */
export async function insertReview(tx: Db, siteId: string, row: NewReview): Promise<boolean> {
  const rows = await tx
    .insert(productReview)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: productReview.id })
  return rows.length > 0
}

/** Returns whether the same text of the same author is here already: a form that was sent twice. */
export async function isRepeated(
  tx: Db,
  siteId: string,
  { productId, email, body }: Pick<ReviewRow, 'productId' | 'email' | 'body'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: productReview.id })
    .from(productReview)
    .where(
      and(
        eq(productReview.siteId, siteId),
        eq(productReview.productId, productId),
        eq(productReview.email, email ?? ''),
        eq(productReview.body, body),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Lists the reviews of an email address, which is in small letters. */
export async function listReviewsByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly ReviewRow[]> {
  return db
    .select()
    .from(productReview)
    .where(and(eq(productReview.siteId, siteId), eq(productReview.email, email)))
    .orderBy(productReview.createdAt)
}

/** Deletes the reviews of an email address, which is in small letters, and the requests that it got. */
export async function deleteReviewsByEmail(db: Db, siteId: string, email: string): Promise<void> {
  await db
    .delete(productReview)
    .where(and(eq(productReview.siteId, siteId), eq(productReview.email, email)))
  await db.execute(
    sql`delete from product_review_request where site_id = ${siteId} and email = ${email}`,
  )
}

/** Deletes the reviews of an account. */
export async function deleteReviewsOfUser(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<void> {
  await db
    .delete(productReview)
    .where(and(eq(productReview.siteId, siteId), eq(productReview.siteUserId, siteUserId)))
}

/** Lists which of these email addresses reviewed which product, each as "email productId". */
export async function listReviewed(
  db: Db,
  siteId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select email || ' ' || product_id as key from product_review
    where site_id = ${siteId} and email = any(${sql.param([...emails])}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
