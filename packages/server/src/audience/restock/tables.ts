import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { notArchived } from '../../platform/db/archiving.ts'

export const restockSignUp = pgTable(
  'restock_sign_up',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    variantId: uuid('variant_id').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    siteUserId: uuid('site_user_id'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(restockSignUp, 'people and secrets')
