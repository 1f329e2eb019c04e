import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { archived, notArchived } from '../../platform/db/archiving.ts'

export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name')
      .notNull()
      .default(sql`default`),
    lastName: text('last_name')
      .notNull()
      .default(sql`default`),
    locale: text('locale').notNull(),
    formId: text('form_id').notNull(),
    siteUserId: uuid('site_user_id'),
    source: text('source', { enum: ['form', 'staff', 'import'] })
      .notNull()
      .default(sql`default`),
    consent: text('consent')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(newsletterSubscriber, 'records/subscribers/')

export const mailingList = pgTable(
  'mailing_list',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(mailingList, 'site.json')

export const mailingListMember = pgTable(
  'mailing_list_member',
  {
    siteId: uuid('site_id').notNull(),
    listId: uuid('list_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    source: text('source', { enum: ['form', 'staff', 'import'] }).notNull(),
    formId: text('form_id')
      .notNull()
      .default(sql`default`),
    consent: text('consent')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.listId, table.subscriberId] })],
)
archived(mailingListMember, 'records/subscribers/')

export const newsletterConfirmation = pgTable(
  'newsletter_confirmation',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    listIds: uuid('list_ids')
      .array()
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(newsletterConfirmation, 'people and secrets')
