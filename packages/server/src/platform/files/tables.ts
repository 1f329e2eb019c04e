import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { archived, notArchived } from '../db/archiving.ts'

export const asset = pgTable(
  'asset',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    fileKey: text('file_key').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    width: integer('width'),
    height: integer('height'),
    colorData: jsonb('color_data')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    originalKey: text('original_key'),
    isMoving: boolean('is_moving').notNull().default(false),
    altText: text('alt_text').notNull().default(''),
    isDecorative: boolean('is_decorative').notNull().default(false),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(asset, 'assets.json')

export const privateFile = pgTable(
  'private_file',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    fileKey: text('file_key').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(privateFile, 'files of digital products')
