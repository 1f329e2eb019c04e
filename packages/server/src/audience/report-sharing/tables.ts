import { sql } from 'drizzle-orm'
import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { bytea, instant } from '../../platform/db/columns.ts'

export const reportLink = pgTable(
  'report_link',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
    lastOpenedAt: instant('last_opened_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(reportLink, 'people and secrets')

export const weeklyReport = pgTable(
  'weekly_report',
  {
    siteId: uuid('site_id').notNull(),
    memberId: uuid('member_id').notNull(),
    lastWeek: date('last_week'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.memberId] })],
)
notArchived(weeklyReport, 'people and secrets')
