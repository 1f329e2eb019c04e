import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, minor } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'
import type { ManualPaymentKind } from './manual-payment.ts'

export const giftCard = pgTable(
  'gift_card',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    lastFour: text('last_four').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    initialMinor: minor('initial_minor').notNull(),
    balanceMinor: minor('balance_minor')
      .notNull()
      .default(sql`default`),
    issuedFor: text('issued_for'),
    emailKey: text('email_key'),
    /** Whether it was bought in a test order, and so pays for test orders only. */
    testMode: boolean('test_mode')
      .notNull()
      .default(sql`default`),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(giftCard, 'records/gift-cards/')

export const giftCardEntry = pgTable(
  'gift_card_entry',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    kind: text('kind').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    cause: text('cause').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(giftCardEntry, 'records/gift-cards/')

export const payment = pgTable(
  'payment',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    attempt: smallint('attempt')
      .notNull()
      .default(sql`default`),
    currency: char('currency', { length: 3 }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    authorizedMinor: minor('authorized_minor')
      .notNull()
      .default(sql`default`),
    capturedMinor: minor('captured_minor')
      .notNull()
      .default(sql`default`),
    refundedMinor: minor('refunded_minor')
      .notNull()
      .default(sql`default`),
    failure: text('failure'),
    methodName: text('method_name'),
    instructions: text('instructions'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(payment, 'records/orders/')

export const paymentMethod = pgTable(
  'payment_method',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    kind: text('kind').$type<ManualPaymentKind>().notNull(),
    name: text('name').notNull(),
    instructions: text('instructions')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(paymentMethod, 'site.json')

export const stripeAccount = pgTable('stripe_account', {
  siteId: uuid('site_id').primaryKey(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  country: char('country', { length: 2 }).notNull(),
  secretKey: text('secret_key').notNull(),
  isLive: boolean('is_live').notNull(),
  /** Whether Stripe lets the account take payments. */
  chargesEnabled: boolean('charges_enabled').notNull(),
  isOffered: boolean('is_offered')
    .notNull()
    .default(sql`default`),
  offersInstallments: boolean('offers_installments')
    .notNull()
    .default(sql`default`),
  publishableKey: text('publishable_key'),
  /** Whether buyers pay in a form on the site instead of on Stripe's page. */
  usesCardForm: boolean('uses_card_form')
    .notNull()
    .default(sql`default`),
  /** Null where Stripe cannot reach the site. */
  webhookId: text('webhook_id'),
  webhookSecret: text('webhook_secret'),
  webhookAt: timestamp('webhook_at', { withTimezone: true }),
  connectedAt: timestamp('connected_at', { withTimezone: true })
    .notNull()
    .default(sql`default`),
})
notArchived(stripeAccount, 'secrets')

export const stripeCustomer = pgTable(
  'stripe_customer',
  {
    siteId: uuid('site_id').notNull(),
    accountId: text('account_id').notNull(),
    isLive: boolean('is_live').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.accountId, table.isLive, table.email] })],
)
notArchived(stripeCustomer, 'secrets')

export const paypalAccount = pgTable('paypal_account', {
  siteId: uuid('site_id').primaryKey(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret').notNull(),
  isLive: boolean('is_live').notNull(),
  isOffered: boolean('is_offered')
    .notNull()
    .default(sql`default`),
  /** Null where PayPal cannot reach the site. */
  webhookId: text('webhook_id'),
  webhookAt: timestamp('webhook_at', { withTimezone: true }),
  connectedAt: timestamp('connected_at', { withTimezone: true })
    .notNull()
    .default(sql`default`),
})
notArchived(paypalAccount, 'secrets')

export const paypalOrder = pgTable(
  'paypal_order',
  {
    siteId: uuid('site_id').notNull(),
    id: text('id').notNull(),
    state: text('state', { enum: ['open', 'capturing', 'closed'] })
      .notNull()
      .default(sql`default`),
    /** Why a capture was declined, which closes the order. */
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(paypalOrder, 'orders')

export const inboundEvent = pgTable(
  'inbound_event',
  {
    siteId: uuid('site_id').notNull(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    body: jsonb('body').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.provider, table.eventId] })],
)
notArchived(inboundEvent, 'orders')

export const testIntent = pgTable(
  'test_intent',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    reference: text('reference').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    status: text('status', {
      enum: [
        'requires_payment',
        'requires_confirmation',
        'processing',
        'succeeded',
        'declined',
        'canceled',
      ],
    })
      .notNull()
      .default(sql`default`),
    capturedMinor: minor('captured_minor')
      .notNull()
      .default(sql`default`),
    failure: text('failure'),
    challengeToken: text('challenge_token').notNull(),
    settlesAt: timestamp('settles_at', { withTimezone: true }),
    savesMethod: boolean('saves_method')
      .notNull()
      .default(sql`default`),
    /** Whether payments that are charged to its stored method are declined. */
    declinesRenewals: boolean('declines_renewals')
      .notNull()
      .default(sql`default`),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(testIntent, 'orders')

export const testRefund = pgTable(
  'test_refund',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    intentId: uuid('intent_id').notNull(),
    key: text('key').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
notArchived(testRefund, 'orders')
