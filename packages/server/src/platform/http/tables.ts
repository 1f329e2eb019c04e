import { sql } from 'drizzle-orm'
import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../db/columns.ts'
import { notArchived } from '../db/archiving.ts'

export const idempotency = pgTable(
  'idempotency',
  {
    siteId: uuid('site_id').notNull(),
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    body: jsonb('body'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.scope, table.key] })],
)
notArchived(idempotency, 'belongs to the server')

export const rateLimit = pgTable(
  'rate_limit',
  {
    siteId: uuid('site_id').notNull(),
    counted: bytea('counted').notNull(),
    tries: integer('tries').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.counted] })],
)
notArchived(rateLimit, 'belongs to the server')
