import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { stock, stockMove, variant } from './tables.ts'

/** The stock of a variant according to imported files, and its stock on hand. */
export interface ImportedStock {
  readonly variantId: string
  /** The sum of the imports' moves, which is the quantity in the last file. */
  readonly counted: number
  /** The number of those moves. */
  readonly moves: number
  readonly onHand: number
}

const byImport = sql`(${stockMove.cause} like 'csv:%')`

/** Lists the imported stock of a product's variants, locked until the transaction ends. */
export async function listImportedStock(
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
