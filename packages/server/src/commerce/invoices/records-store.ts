import { detailsShape } from '../../platform/db/record-shapes.ts'
import type { RecordPart } from '../../platform/db/records.ts'
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
  { name: 'invoiceCounters', table: invoiceCounter, by: 'siteId', order: ['kind'] },
]
