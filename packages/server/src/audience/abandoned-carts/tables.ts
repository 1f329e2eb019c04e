import { sql } from 'drizzle-orm'
import { char, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'
import { bytea, minor } from '../../platform/db/columns.ts'

export const abandonedCart = pgTable(
  'abandoned_cart',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    cartId: uuid('cart_id').notNull(),
    /** The address in small letters. */
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    items: integer('items').notNull(),
    abandonedAt: timestamp('abandoned_at', { withTimezone: true }).notNull(),
    tokenHash: bytea('token_hash').notNull(),
    firstSentAt: timestamp('first_sent_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    secondSentAt: timestamp('second_sent_at', { withTimezone: true }),
    recoveredOrderId: uuid('recovered_order_id'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(abandonedCart, 'people and secrets')
