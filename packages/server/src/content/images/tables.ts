import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const imageUpload = pgTable(
  'image_upload',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    state: text('state', { enum: ['processing', 'complete', 'failed', 'cancelled'] }).notNull(),
    imageId: uuid('image_id'),
    code: text('code'),
    message: text('message'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(imageUpload, 'belongs to the server')
