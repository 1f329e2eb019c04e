import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../db/archiving.ts'

export const outbox = pgTable(
  'outbox',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    topic: text('topic').notNull(),
    dedupe: text('dedupe').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    runAt: timestamp('run_at', { withTimezone: true }),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    attempts: integer('attempts')
      .notNull()
      .default(sql`default`),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(outbox, 'belongs to the server')
