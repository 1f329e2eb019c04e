import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { insertRecordRows } from '../../../platform/db/record-store.ts'
import type { RecordPart, RecordParts } from '../../../platform/db/records.ts'
import { stockIncoming, stockMove } from '../tables.ts'

/** The ledger of a variant, without the staff members who moved stock. */
export const stockRecordParts: readonly RecordPart[] = [
  {
    name: 'moves',
    table: stockMove,
    by: 'variantId',
    order: ['movedAt', 'id'],
    omitted: ['memberId'],
  },
  { name: 'incoming', table: stockIncoming, by: 'variantId', order: ['variantId'] },
]

/** Lists the variants with a ledger. */
export async function listLedgerVariants(db: Db, siteId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct variant_id as id from stock_move where site_id = ${siteId} order by 1
  `)
  return rows.map(({ id }) => id)
}

/**
 * Replaces the stock of a restored product by its ledger, with what is committed to orders. The ledger is not applied
 * move by move: it may have been written while the variant was unlimited.
 */
export async function restoreLedger(
  tx: Db,
  siteId: string,
  variantId: string,
  { moves = [], incoming = [] }: RecordParts,
): Promise<boolean> {
  const { rows } = await tx.execute<{ unlimited: boolean }>(sql`
    select unlimited from stock where site_id = ${siteId} and variant_id = ${variantId} for update
  `)
  const [stock] = rows
  if (!stock) return false
  await tx.execute(sql`
    update stock set unlimited = true where site_id = ${siteId} and variant_id = ${variantId}
  `)
  await tx.execute(sql`
    delete from stock_move where site_id = ${siteId} and variant_id = ${variantId}
  `)
  const own = (row: (typeof moves)[number]) => ({ ...row, variantId })
  await insertRecordRows(tx, siteId, { table: stockMove }, { rows: moves.map(own) })
  const planned = incoming.map(own)
  await insertRecordRows(
    tx,
    siteId,
    { table: stockIncoming },
    { rows: planned, ignoresExisting: true },
  )
  await tx.execute(sql`
    update stock s set unlimited = ${stock.unlimited}, on_hand = greatest(l.on_hand, 0), committed = l.committed
    from (select
        coalesce(sum(case kind when 'ship' then -quantity when 'commit' then 0 when 'release' then 0
          else quantity end), 0) as on_hand,
        coalesce(sum(case kind when 'commit' then quantity when 'release' then -quantity
          when 'ship' then -quantity else 0 end), 0) as committed
      from stock_move where site_id = ${siteId} and variant_id = ${variantId}) l
    where s.site_id = ${siteId} and s.variant_id = ${variantId}
  `)
  return true
}
