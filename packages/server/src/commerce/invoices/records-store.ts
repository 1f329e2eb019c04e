import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { detailsShape } from '../../platform/db/record-shapes.ts'
import type { RecordPart, RecordRow } from '../../platform/db/records.ts'
import { invoice, invoiceCounter } from './tables.ts'

/** The invoice and the credit notes of an order, as they were issued. */
export const invoiceRecordPart: RecordPart = {
  name: 'invoices',
  table: invoice,
  by: 'orderId',
  order: ['kind', 'number'],
  shapes: { content: detailsShape },
}

/** The last numbers of invoices and credit notes. */
export const invoiceSiteRecords: readonly RecordPart[] = [
  {
    name: 'invoiceCounters',
    table: invoiceCounter,
    by: 'siteId',
    order: ['kind'],
    insert: (tx, { id }, rows) => raiseInvoiceCounters(tx, id, rows),
  },
]

/**
 * Raises the counters of invoices and credit notes to the largest number of each kind, and to the given counters: the
 * next one has a number that is not used. A counter never falls.
 */
export async function raiseInvoiceCounters(
  tx: Db,
  siteId: string,
  counters: readonly RecordRow[] = [],
): Promise<void> {
  await tx.execute(sql`
    insert into invoice_counter as c (site_id, kind, number)
    select ${siteId}, kind, max(number) from (
      select kind, number
      from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb) as given (kind text, number bigint)
      union all select kind, number from invoice where site_id = ${siteId}
    ) known group by kind
    on conflict (site_id, kind) do update set number = greatest(c.number, excluded.number)
  `)
}
