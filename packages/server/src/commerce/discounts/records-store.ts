import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { insertRecordRows } from '../../platform/db/record-store.ts'
import type { RecordPart, RecordRow } from '../../platform/db/records.ts'
import { discountUse } from './tables.ts'

/** The uses of discounts by an order. */
export const discountUseRecordPart: RecordPart = {
  name: 'discountUses',
  table: discountUse,
  by: 'orderId',
  order: ['discountId'],
  insert: (tx, site, rows) => restoreUses(tx, site.id, rows),
}

/**
 * Restores uses of discounts that exist. An archive has the uses that are left of a discount, so its maximum rises by each
 * restored use.
 */
async function restoreUses(tx: Db, siteId: string, rows: readonly RecordRow[]): Promise<void> {
  for (const row of rows) {
    const { rows: found } = await tx.execute(sql`
      update discount set max_uses = max_uses + 1
      where site_id = ${siteId} and id = ${row['discountId']} returning id
    `)
    if (found.length > 0)
      await insertRecordRows(tx, siteId, { table: discountUse }, { rows: [row] })
  }
}
