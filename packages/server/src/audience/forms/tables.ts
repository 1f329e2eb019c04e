import type { FormAnswer } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { notArchived } from '../../platform/db/archiving.ts'

export const formSubmission = pgTable(
  'form_submission',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    status: text('status', { enum: ['received', 'spam'] }).notNull(),
    reason: text('reason'),
    locale: text('locale').notNull(),
    pagePath: text('page_path').notNull(),
    pageTitle: text('page_title').notNull(),
    answers: jsonb('answers').$type<FormAnswer[]>().notNull(),
    siteUserId: uuid('site_user_id'),
    keyDigest: bytea('key_digest'),
    bodyDigest: bytea('body_digest').notNull(),
    ipDigest: bytea('ip_digest'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    readAt: timestamp('read_at', { withTimezone: true }),
    disclaimer: text('disclaimer')
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(formSubmission, 'people and secrets')

export const formFile = pgTable(
  'form_file',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    submissionId: uuid('submission_id'),
    fieldId: text('field_id').notNull(),
    displayIndex: integer('display_index').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(formFile, 'people and secrets')
