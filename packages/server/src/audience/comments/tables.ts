import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'

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
archived(comment, 'comments/', [
  ...['site_id', 'id', 'document_id', 'parent_id', 'author_name', 'body', 'locale', 'created_at'],
  // Only public comments are exported, without the data that only their author and the owner know.
  ...['status', 'reason', 'site_user_id', 'member_id', 'author_email', 'ip_digest', 'body_digest'],
  ...['decided_by', 'decided_at', 'told_at'],
])

export const commentBlock = pgTable(
  'comment_block',
  {
    siteId: uuid('site_id').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.entry] })],
)
notArchived(commentBlock, 'people and secrets')

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
notArchived(documentLike, 'likes by visitor')

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
archived(documentCount, 'comments/', ['site_id', 'document_id', 'like_count', 'comment_count'])
