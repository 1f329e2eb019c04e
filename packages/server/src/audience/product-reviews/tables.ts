import type { ProductReviewSource, ProductReviewState } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'
import { bytea } from '../../platform/db/columns.ts'

const byDefault = sql`default`

export const productReview = pgTable(
  'product_review',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    source: text('source').$type<ProductReviewSource>().notNull(),
    state: text('state').$type<ProductReviewState>().notNull().default(byDefault),
    stars: smallint('stars').notNull(),
    authorName: text('author_name').notNull(),
    title: text('title').notNull().default(byDefault),
    body: text('body').notNull().default(byDefault),
    locale: text('locale').notNull(),
    email: text('email'),
    siteUserId: uuid('site_user_id'),
    verified: boolean('verified').notNull().default(byDefault),
    reply: text('reply').notNull().default(byDefault),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    importKey: text('import_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(productReview, 'records/reviews/')

export const productReviewRequest = pgTable(
  'product_review_request',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    productId: uuid('product_id').notNull(),
    email: text('email').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(byDefault),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(productReviewRequest, 'records/orders/')
