import type { SubscriptionPlan, SubscriptionStatus, TypedAddress } from '@vitrine/model'
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
import { archived, notArchived } from '../../platform/db/archiving.ts'
import { minor } from '../../platform/db/columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const subscription = pgTable(
  'subscription',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    firstOrderId: uuid('first_order_id').notNull(),
    status: text('status')
      .$type<SubscriptionStatus>()
      .notNull()
      .default(sql`default`),
    cancelsAtEnd: boolean('cancels_at_end')
      .notNull()
      .default(sql`default`),
    email: text('email').notNull(),
    language: text('language').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    title: text('title').notNull(),
    sku: text('sku').notNull(),
    options: jsonb('options')
      .$type<readonly { readonly optionName: string; readonly value: string }[]>()
      .notNull(),
    additionalFields: jsonb('additional_fields')
      .$type<Readonly<Record<string, string>>>()
      .notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    plan: jsonb('plan').$type<SubscriptionPlan>().notNull(),
    address: jsonb('address').$type<TypedAddress>().notNull(),
    shippingOptionId: uuid('shipping_option_id'),
    paymentMethod: text('payment_method').notNull(),
    savedMethod: text('saved_method'),
    savedCustomer: text('saved_customer'),
    savedBrand: text('saved_brand'),
    savedLastFour: text('saved_last_four'),
    testMode: boolean('test_mode').notNull(),
    anchorAt: instant('anchor_at').notNull(),
    timeZone: text('time_zone').notNull(),
    ordered: integer('ordered')
      .notNull()
      .default(sql`default`),
    nextIndex: integer('next_index').notNull(),
    nextAt: instant('next_at').notNull(),
    failures: integer('failures')
      .notNull()
      .default(sql`default`),
    firstFailedAt: instant('first_failed_at'),
    retryAt: instant('retry_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(subscription, 'records/subscriptions/')

export const subscriptionCycle = pgTable(
  'subscription_cycle',
  {
    siteId: uuid('site_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    index: integer('index').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text('state', { enum: ['charging', 'paid', 'failed', 'skipped'] }).notNull(),
    cartId: uuid('cart_id'),
    orderId: uuid('order_id'),
    leasedUntil: instant('leased_until'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.subscriptionId, table.index] })],
)
archived(subscriptionCycle, 'records/subscriptions/')

export const subscriptionEvent = pgTable(
  'subscription_event',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    kind: text('kind').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    happenedAt: instant('happened_at')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(subscriptionEvent, 'records/subscriptions/')

export const subscriptionGuard = pgTable('subscription_guard', {
  siteId: uuid('site_id').primaryKey(),
  mark: text('mark').notNull(),
  heldAt: instant('held_at'),
})
notArchived(subscriptionGuard, 'orders')

export const subscriptionSettings = pgTable('subscription_settings', {
  siteId: uuid('site_id').primaryKey(),
  afterFailures: text('after_failures', { enum: ['pause', 'cancel'] })
    .notNull()
    .default(sql`default`),
})
archived(subscriptionSettings, 'records/site.json')
