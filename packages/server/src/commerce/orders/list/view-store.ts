import type { OrderView } from '@vitrine/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { orderView } from '../tables.ts'

const viewColumns = { id: orderView.id, name: orderView.name, query: orderView.query }

/** Lists the saved views of a site, the oldest first. */
export async function listOrderViews(db: Db, siteId: string): Promise<readonly OrderView[]> {
  return db
    .select(viewColumns)
    .from(orderView)
    .where(eq(orderView.siteId, siteId))
    .orderBy(asc(orderView.createdAt), asc(orderView.id))
}

/** Locks the saved views of a site until the end of the transaction. */
export async function lockOrderViews(tx: Db, siteId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order-views:${siteId}`}, 0))`,
  )
}

/** Returns whether another view has a name, in whatever case. */
export async function isViewNameTaken(
  db: Db,
  siteId: string,
  { id, name }: Pick<OrderView, 'id' | 'name'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: orderView.id })
    .from(orderView)
    .where(
      and(
        eq(orderView.siteId, siteId),
        ne(orderView.id, id),
        sql`lower(${orderView.name}) = lower(${name})`,
      ),
    )
  return rows.length > 0
}

/** Inserts views with their ids, in their order. */
export async function insertOrderViews(
  db: Db,
  siteId: string,
  views: readonly OrderView[],
): Promise<void> {
  for (const view of views) await db.insert(orderView).values({ ...view, siteId })
}

/** Replaces all views of a site by those of an archive. */
export async function replaceOrderViews(
  tx: Db,
  siteId: string,
  views: readonly OrderView[],
): Promise<void> {
  await tx.delete(orderView).where(eq(orderView.siteId, siteId))
  await insertOrderViews(tx, siteId, views)
}

/** Renames a view. Resolves to the view, or to undefined if there is none. */
export async function updateViewName(
  db: Db,
  siteId: string,
  { id, name }: Pick<OrderView, 'id' | 'name'>,
): Promise<OrderView | undefined> {
  const [row] = await db
    .update(orderView)
    .set({ name })
    .where(and(eq(orderView.siteId, siteId), eq(orderView.id, id)))
    .returning(viewColumns)
  return row
}

/** Deletes a view. Resolves to whether there was one. */
export async function removeOrderView(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(orderView)
    .where(and(eq(orderView.siteId, siteId), eq(orderView.id, id)))
    .returning({ id: orderView.id })
  return rows.length > 0
}
