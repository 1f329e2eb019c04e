import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { notArchived } from '../../platform/db/archiving.ts'

export const member = pgTable(
  'member',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: smallint('role').notNull(),
    passwordHash: text('password_hash'),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(member, 'people and secrets')

export const signInLink = pgTable(
  'sign_in_link',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    emailedTo: text('emailed_to'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
notArchived(signInLink, 'people and secrets')

export const memberSession = pgTable(
  'member_session',
  {
    siteId: uuid('site_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tokenHash] })],
)
notArchived(memberSession, 'people and secrets')

export const staffInvitation = pgTable(
  'staff_invitation',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: smallint('role').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    invitedBy: uuid('invited_by'),
    isEmailed: boolean('is_emailed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(staffInvitation, 'people and secrets')
