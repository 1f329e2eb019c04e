import { createHash } from 'node:crypto'
import { getTableColumns, sql } from 'drizzle-orm'
import { toHex } from '../../platform/db/record-store.ts'
import type { RecordSet } from '../../platform/db/records.ts'
import { customer, customerNote } from './tables.ts'

const OWN = ['id', 'email']

/** The customers with notes. Everything else about customers is computed from their orders. */
export const customerRecords: RecordSet = {
  name: 'customer',
  folder: 'customers',
  table: customer,
  omitted: Object.keys(getTableColumns(customer)).filter((name) => !OWN.includes(name)),
  where: sql`exists (select from customer_note n
    where n.site_id = ${customer.siteId} and n.customer_id = ${customer.id})`,
  complete: (row) => ({
    ...row,
    emailHash: toHex(createHash('sha256').update(String(row['email'])).digest()),
  }),
  parts: [{ name: 'notes', table: customerNote, by: 'customerId', order: ['createdAt', 'id'] }],
}
