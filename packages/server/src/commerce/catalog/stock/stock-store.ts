import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { stock, stockIncoming, stockMove } from '../tables.ts'

/** Locks the stock of a variant. Returns what is on hand, and what can still be sold; undefined if it is not counted. */
export async function lockStock(
  db: Db,
  siteId: string,
  variantId: string,
): Promise<{ readonly onHand: number; readonly available: number } | undefined> {
  const [row] = await db
    .select({
      onHand: stock.onHand,
      available: sql<bigint>`stock_available(${siteId}, ${variantId}, null)`,
    })
    .from(stock)
    .where(
      and(eq(stock.siteId, siteId), eq(stock.variantId, variantId), eq(stock.unlimited, false)),
    )
    .for('update')
  return row && { onHand: Number(row.onHand), available: Number(row.available) }
}

/** Returns whether a cause has moved the stock of a variant already. */
export async function hasMove(
  db: Db,
  siteId: string,
  { variantId, cause }: { readonly variantId: string; readonly cause: string },
): Promise<boolean> {
  const moves = await db.$count(
    stockMove,
    and(
      eq(stockMove.siteId, siteId),
      eq(stockMove.variantId, variantId),
      eq(stockMove.cause, cause),
    ),
  )
  return moves > 0
}

/** Sets the incoming units of a variant; 0 deletes them. */
export async function putIncoming(
  db: Db,
  siteId: string,
  row: {
    readonly variantId: string
    readonly quantity: number
    readonly expectedOn: string | null
  },
): Promise<void> {
  const { variantId, expectedOn } = row
  const quantity = BigInt(row.quantity)
  if (quantity === 0n) {
    await db
      .delete(stockIncoming)
      .where(and(eq(stockIncoming.siteId, siteId), eq(stockIncoming.variantId, variantId)))
    return
  }
  await db
    .insert(stockIncoming)
    .values({ siteId, variantId, quantity, expectedOn })
    .onConflictDoUpdate({
      target: [stockIncoming.siteId, stockIncoming.variantId],
      set: { quantity, expectedOn },
    })
}

/** Lowers the incoming units of a variant by those that were received. */
export async function receiveIncoming(
  db: Db,
  siteId: string,
  { variantId, quantity }: { readonly variantId: string; readonly quantity: number },
): Promise<void> {
  const isOfVariant = and(eq(stockIncoming.siteId, siteId), eq(stockIncoming.variantId, variantId))
  await db
    .delete(stockIncoming)
    .where(and(isOfVariant, sql`${stockIncoming.quantity} <= ${quantity}`))
  await db
    .update(stockIncoming)
    .set({ quantity: sql`${stockIncoming.quantity} - ${quantity}` })
    .where(isOfVariant)
}
