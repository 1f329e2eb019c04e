import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { archived } from '../../platform/db/archiving.ts'

export const newsletterOptOut = pgTable(
  'newsletter_refusal',
  {
    siteId: uuid('site_id').notNull(),
    emailHash: bytea('email_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.emailHash] })],
)
archived(newsletterOptOut, 'records/site.json')
