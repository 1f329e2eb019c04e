import type { SubscriptionPlan } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, minor } from '../../platform/db/columns.ts'
import { notArchived } from '../../platform/db/archiving.ts'

export const cart = pgTable(
  'cart',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    version: integer('version')
      .notNull()
      .default(sql`default`),
    totalQuantity: integer('total_quantity')
      .notNull()
      .default(sql`default`),
    subtotalMinor: minor('subtotal_minor')
      .notNull()
      .default(sql`default`),
    copyOf: uuid('copy_of'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    completingAt: timestamp('completing_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(cart, 'orders')

export const cartEntry = pgTable(
  'cart_entry',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    cartId: uuid('cart_id').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    additionalFields: jsonb('additional_fields')
      .notNull()
      .default(sql`default`),
    formValues: jsonb('form_values')
      .notNull()
      .default(sql`default`),
    fieldsHash: text('fields_hash')
      .notNull()
      .default(sql`default`),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    fixedPriceMinor: minor('fixed_price_minor'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(cartEntry, 'orders')

export const cartDonation = pgTable(
  'cart_donation',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    title: text('title').notNull(),
    ownTitle: text('own_title'),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId] })],
)
notArchived(cartDonation, 'orders')

export const cartSubscription = pgTable(
  'cart_subscription',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    plan: jsonb('plan').$type<SubscriptionPlan>().notNull(),
    isRenewal: boolean('is_renewal')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId] })],
)
notArchived(cartSubscription, 'orders')
