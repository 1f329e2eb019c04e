import { type ProductReviewState, productReviewStates } from '@vitrine/model'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { isAfter, type ReviewRow } from './store.ts'
import { productReview } from './tables.ts'

export interface DeskFilter {
  readonly state?: ProductReviewState | undefined
  readonly productId?: string | undefined
  readonly stars?: number | undefined
  readonly search?: string | undefined
  /** The id after which the page begins. */
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Lists reviews for staff, newest first. */
export async function listReviews(
  db: Db,
  siteId: string,
  { state, productId, stars, search = '', cursor, limit }: DeskFilter,
): Promise<readonly ReviewRow[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select()
    .from(productReview)
    .where(
      and(
        eq(productReview.siteId, siteId),
        state && eq(productReview.state, state),
        productId ? eq(productReview.productId, productId) : undefined,
        stars ? eq(productReview.stars, stars) : undefined,
        search.trim() === ''
          ? undefined
          : sql`concat_ws(' ', ${productReview.title}, ${productReview.body},
              ${productReview.authorName}, ${productReview.email}) ilike ${pattern}`,
        isAfter(siteId, cursor),
      ),
    )
    .orderBy(sql`${productReview.createdAt} desc, ${productReview.id} desc`)
    .limit(limit)
}

export async function countByState(
  db: Db,
  siteId: string,
): Promise<Readonly<Record<ProductReviewState, number>>> {
  const rows = await db
    .select({ state: productReview.state, count: count() })
    .from(productReview)
    .where(eq(productReview.siteId, siteId))
    .groupBy(productReview.state)
  const found = new Map(rows.map((row) => [row.state, row.count]))
  const [pending, approved, rejected] = productReviewStates.map((state) => found.get(state) ?? 0)
  return { pending: pending ?? 0, approved: approved ?? 0, rejected: rejected ?? 0 }
}

/** Lists the ids of the products that have reviews. */
export async function listReviewedProducts(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: productReview.productId })
    .from(productReview)
    .where(eq(productReview.siteId, siteId))
    .limit(500)
  return rows.map(({ id }) => id)
}

export async function findReview(
  db: Db,
  siteId: string,
  id: string,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(productReview)
    .where(and(eq(productReview.siteId, siteId), eq(productReview.id, id)))
  return row
}

/** Sets the state of reviews; resolves to the number of those that had another one. */
export async function setReviewState(
  tx: Db,
  siteId: string,
  { ids, state }: { readonly ids: readonly string[]; readonly state: ProductReviewState },
): Promise<number> {
  const isAmong = and(eq(productReview.siteId, siteId), inArray(productReview.id, [...ids]))
  // Locked in the order of ids, so that two members of the staff cause no deadlock.
  await tx
    .select({ id: productReview.id })
    .from(productReview)
    .where(isAmong)
    .orderBy(productReview.id)
    .for('update')
  const changed = await tx
    .update(productReview)
    .set({ state })
    .where(and(isAmong, sql`${productReview.state} <> ${state}`))
    .returning({ id: productReview.id })
  return changed.length
}

export async function deleteReviews(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const deleted = await db
    .delete(productReview)
    .where(and(eq(productReview.siteId, siteId), inArray(productReview.id, [...ids])))
    .returning({ id: productReview.id })
  return deleted.length
}

/** Sets the reply to a review; resolves to whether there is one. */
export async function setReply(
  db: Db,
  siteId: string,
  { id, reply }: { readonly id: string; readonly reply: string },
): Promise<boolean> {
  const rows = await db
    .update(productReview)
    .set({ reply, repliedAt: reply === '' ? null : sql`now()` })
    .where(and(eq(productReview.siteId, siteId), eq(productReview.id, id)))
    .returning({ id: productReview.id })
  return rows.length > 0
}

/** Inserts imported reviews; resolves to the number of those that were not here before. */
export async function insertImported(
  tx: Db,
  siteId: string,
  rows: readonly (typeof productReview.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0
  const added = await tx
    .insert(productReview)
    .values(rows.map((row) => ({ ...row, siteId })))
    .onConflictDoNothing()
    .returning({ id: productReview.id })
  return added.length
}

/** Lists which of these keys an imported review has already. */
export async function listImportKeys(
  db: Db,
  siteId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select import_key as key from product_review
    where site_id = ${siteId} and import_key = any(${sql.param([...keys])}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Lists which of these ids reviews have. */
export async function listKnownIds(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: productReview.id })
    .from(productReview)
    .where(and(eq(productReview.siteId, siteId), inArray(productReview.id, [...ids])))
  return rows.map(({ id }) => id)
}
