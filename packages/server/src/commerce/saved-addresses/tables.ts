import type { TypedAddress } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'

export const savedAddress = pgTable(
  'saved_address',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    siteUserId: uuid('site_user_id').notNull(),
    address: jsonb('address').$type<TypedAddress>().notNull(),
    isDefault: boolean('is_default')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(savedAddress, 'records/accounts/')
