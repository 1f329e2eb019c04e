import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { archived } from '../../platform/db/archiving.ts'

export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    siteId: uuid('site_id').notNull(),
    kind: text('kind').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind] })],
)
archived(invoiceCounter, 'records/site.json')

export const invoice = pgTable(
  'invoice',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    refundId: uuid('refund_id'),
    number: bigint('number', { mode: 'bigint' }).notNull(),
    content: jsonb('content').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(invoice, 'records/orders/')
