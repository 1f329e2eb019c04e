import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'

export const redirect = pgTable(
  'redirect',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    fromPath: text('from_path').notNull(),
    matchKey: text('match_key').notNull(),
    target: text('target').notNull(),
    status: smallint('status').notNull(),
    automatic: boolean('automatic')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(redirect, 'redirects.json', [
  ...['site_id', 'id', 'from_path', 'match_key', 'target', 'status', 'automatic', 'created_at'],
])
