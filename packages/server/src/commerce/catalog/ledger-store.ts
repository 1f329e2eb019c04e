import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { stock, stockMove, variant } from './tables.ts'

/** What files have said of a variant's stock until now, and what is there. */
export interface ImportedStock {
  readonly variantId: string
  /** The sum of what imports moved: the number that the last file gave. */
  readonly counted: number
  /** How many moves that took. */
  readonly moves: number
  readonly onHand: number
}

const byImport = sql`(${stockMove.cause} like 'csv:%')`

/** The stock of a product's variants as imports know it, locked until the transaction ends. */
export async function importedStock(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly ImportedStock[]> {
  const rows = await db
    .select({ variantId: stock.variantId, onHand: stock.onHand })
    .from(stock)
    .innerJoin(variant, and(eq(variant.siteId, stock.siteId), eq(variant.id, stock.variantId)))
    .where(and(eq(stock.siteId, siteId), eq(variant.productId, productId)))
    .orderBy(asc(stock.variantId))
    .for('update', { of: stock })
  const ids = rows.map(({ variantId }) => variantId)
  const sums = await db
    .select({
      variantId: stockMove.variantId,
      counted: sql<bigint>`sum(${stockMove.quantity})::bigint`,
      moves: sql<bigint>`count(*)`,
    })
    .from(stockMove)
    .where(and(eq(stockMove.siteId, siteId), inArray(stockMove.variantId, ids), byImport))
    .groupBy(stockMove.variantId)
  const moved = new Map(sums.map((row) => [row.variantId, row]))
  return rows.map(({ variantId, onHand }) => ({
    variantId,
    onHand: Number(onHand),
    counted: Number(moved.get(variantId)?.counted ?? 0n),
    moves: Number(moved.get(variantId)?.moves ?? 0n),
  }))
}
