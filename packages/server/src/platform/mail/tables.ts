import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../db/archiving.ts'

export const mail = pgTable(
  'mail',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    dedupe: text('dedupe').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    language: text('language')
      .notNull()
      .default(sql`default`),
    body: jsonb('body').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'suppressed', 'unsent'] })
      .notNull()
      .default(sql`default`),
    attempts: integer('attempts')
      .notNull()
      .default(sql`default`),
    notBefore: timestamp('not_before', { withTimezone: true }),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    messageId: text('message_id'),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(mail, 'emails')

export const emailSuppression = pgTable(
  'email_suppression',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(emailSuppression, 'emails')
