import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { archived } from '../../platform/db/archiving.ts'
import { bytea, minor } from '../../platform/db/columns.ts'

const byDefault = sql`default`
const time = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The customers. Triggers on orders, payments, accounts and consents compute the rows; nothing else writes them. */
export const customer = pgTable(
  'customer',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull().default(byDefault),
    email: text('email').notNull(),
    emailHash: bytea('email_hash').notNull(),
    name: text('name').notNull().default(byDefault),
    sortName: text('sort_name').notNull().default(byDefault),
    orderCount: integer('order_count').notNull().default(byDefault),
    testOrderCount: integer('test_order_count').notNull().default(byDefault),
    currency: char('currency', { length: 3 }).notNull().default(byDefault),
    spentMinor: minor('spent_minor').notNull().default(byDefault),
    spent: jsonb('spent').notNull().default(byDefault),
    firstOrderAt: time('first_order_at').notNull().default(byDefault),
    lastOrderAt: time('last_order_at').notNull().default(byDefault),
    hasAccount: boolean('has_account').notNull().default(byDefault),
    isSubscribed: boolean('is_subscribed').notNull().default(byDefault),
    words: tsvector('words').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(customer, 'records/customers/')

export const customerNote = pgTable(
  'customer_note',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** The member of staff who wrote it; null for a program. */
    staffId: uuid('staff_id'),
    /** The name that the API key of the program had. */
    apiKey: text('api_key'),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(customerNote, 'records/customers/')
