import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const fileUpload = pgTable(
  'file_upload',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    state: text('state', {
      enum: ['receiving', 'processing', 'complete', 'failed', 'cancelled'],
    }).notNull(),
    fileId: uuid('file_id'),
    code: text('code'),
    message: text('message'),
    /** The time since when it is in its state; the first part of a new upload arrives later. */
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    byteSize: bigint('byte_size', { mode: 'number' }),
    description: text('description').notNull().default(''),
    replaces: uuid('replaces'),
    /** Whether `fileId` is the id of a private file. */
    isPrivate: boolean('is_private').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(fileUpload, 'belongs to the server')
