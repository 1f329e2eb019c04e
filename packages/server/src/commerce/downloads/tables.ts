import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { bytea } from '../../platform/db/columns.ts'

export const productFile = pgTable(
  'product_file',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id'),
    displayIndex: integer('display_index').notNull(),
    privateFileId: uuid('private_file_id').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(productFile, 'files of digital products')

export const productDownload = pgTable(
  'product_download',
  {
    siteId: uuid('site_id').notNull(),
    productId: uuid('product_id').notNull(),
    maxDownloads: integer('max_downloads'),
    validDays: integer('valid_days'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.productId] })],
)
notArchived(productDownload, 'files of digital products')

export const downloadGrant = pgTable(
  'download_grant',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    productFileId: uuid('product_file_id').notNull(),
    linkNumber: integer('link_number').notNull().default(1),
    tokenHash: bytea('token_hash').notNull(),
    maxDownloads: integer('max_downloads'),
    used: integer('used').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    lastDownloadAt: timestamp('last_download_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(downloadGrant, 'orders')
