import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'

export const comment = pgTable(
  'comment',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    documentId: uuid('document_id').notNull(),
    parentId: uuid('parent_id'),
    siteUserId: uuid('site_user_id'),
    memberId: uuid('member_id'),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email'),
    body: text('body').notNull(),
    status: text('status', { enum: ['pending', 'approved', 'spam', 'trash'] }).notNull(),
    reason: text('reason'),
    locale: text('locale').notNull(),
    ipDigest: bytea('ip_digest'),
    bodyDigest: bytea('body_digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const commentBlock = pgTable(
  'comment_block',
  {
    siteId: uuid('site_id').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.entry] })],
)

export const documentLike = pgTable(
  'document_like',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    visitor: bytea('visitor').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId, table.visitor] })],
)

export const documentCount = pgTable(
  'document_count',
  {
    siteId: uuid('site_id').notNull(),
    documentId: uuid('document_id').notNull(),
    likeCount: integer('like_count').notNull(),
    commentCount: integer('comment_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.documentId] })],
)
