import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, minor } from '../db/columns.ts'

export const site = pgTable('site', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  title: text('title').notNull(),
  tagLine: text('tag_line')
    .notNull()
    .default(sql`default`),
  description: text('description')
    .notNull()
    .default(sql`default`),
  contactEmail: text('contact_email')
    .notNull()
    .default(sql`default`),
  announcement: text('announcement')
    .notNull()
    .default(sql`default`),
  theme: text('theme')
    .notNull()
    .default(sql`default`),
  language: text('language')
    .notNull()
    .default(sql`default`),
  timeZone: text('time_zone')
    .notNull()
    .default(sql`default`),
  secret: bytea('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true })
    .notNull()
    .default(sql`default`),
  openedAt: timestamp('opened_at', { withTimezone: true }),
})

export const siteHost = pgTable(
  'site_host',
  {
    siteId: uuid('site_id').notNull(),
    host: text('host').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.host] })],
)

export const navigationItem = pgTable(
  'navigation_item',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    navigation: text('navigation')
      .notNull()
      .default(sql`default`),
    displayIndex: smallint('display_index').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const storeSettings = pgTable('store_settings', {
  siteId: uuid('site_id').primaryKey(),
  currency: char('currency', { length: 3 })
    .notNull()
    .default(sql`default`),
  multipleQuantityAllowedForServices: boolean('multiple_quantity_allowed_for_services')
    .notNull()
    .default(sql`default`),
  expressCheckout: boolean('express_checkout')
    .notNull()
    .default(sql`default`),
  minimumOrderSubtotalMinor: minor('minimum_order_subtotal_minor'),
  stockHoldMinutes: smallint('stock_hold_minutes')
    .notNull()
    .default(sql`default`),
  taxIncluded: boolean('tax_included')
    .notNull()
    .default(sql`default`),
  testPayments: boolean('test_payments')
    .notNull()
    .default(sql`default`),
})
