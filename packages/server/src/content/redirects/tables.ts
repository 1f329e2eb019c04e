import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { archived, notArchived } from '../../platform/db/archiving.ts'

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

/** The paths that visitors asked for and that no page and no redirect has. */
export const notFoundPath = pgTable(
  'not_found_path',
  {
    siteId: uuid('site_id').notNull(),
    matchKey: text('match_key').notNull(),
    path: text('path').notNull(),
    hits: integer('hits')
      .notNull()
      .default(sql`default`),
    referrer: text('referrer').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    lastAt: timestamp('last_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.matchKey] })],
)
notArchived(notFoundPath, 'belongs to the server')
