import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const pageLock = pgTable(
  'page_lock',
  {
    siteId: uuid('site_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    version: uuid('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.subjectId] })],
)
notArchived(pageLock, 'people and secrets')
