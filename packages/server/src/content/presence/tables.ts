import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const studioWindow = pgTable(
  'studio_window',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    memberId: uuid('member_id').notNull(),
    windowId: text('window_id').notNull(),
    streamId: uuid('stream_id').notNull(),
    sectionId: text('section_id'),
    sectionUntil: timestamp('section_until', { withTimezone: true }),
    seenAt: timestamp('seen_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.documentId, table.memberId, table.windowId] }),
  ],
)
notArchived(studioWindow, 'people and secrets')
