import type { OrderView } from '@vitrine/contract'
import type { Gift } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, minor } from '../../platform/db/columns.ts'
import { archived } from '../../platform/db/archiving.ts'

export const siteCounter = pgTable('site_counter', {
  siteId: uuid('site_id').primaryKey(),
  orderNumber: bigint('order_number', { mode: 'bigint' })
    .notNull()
    .default(sql`default`),
})
archived(siteCounter, 'records/site.json')

const textByDefault = (name: string) =>
  text(name)
    .notNull()
    .default(sql`default`)

export const orders = pgTable(
  'orders',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    cartId: uuid('cart_id').notNull(),
    cartVersion: integer('cart_version').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    number: bigint('number', { mode: 'bigint' }),
    status: textByDefault('status'),
    paymentStatus: textByDefault('payment_status'),
    fulfillmentStatus: textByDefault('fulfillment_status'),
    attention: text('attention'),
    testMode: boolean('test_mode')
      .notNull()
      .default(sql`default`),
    isDonation: boolean('is_donation')
      .notNull()
      .default(sql`default`),
    /** Whether it is an order of a subscription. */
    isSubscription: boolean('is_subscription')
      .notNull()
      .default(sql`default`),
    currency: char('currency', { length: 3 }).notNull(),
    taxIncluded: boolean('tax_included')
      .notNull()
      .default(sql`default`),
    email: text('email').notNull(),
    /** The language in which the buyer ordered; null for the site's own. */
    locale: text('locale'),
    shippingAddress: jsonb('shipping_address'),
    shippingName: textByDefault('shipping_name'),
    company: textByDefault('company'),
    vatId: textByDefault('vat_id'),
    sellerVatId: textByDefault('seller_vat_id'),
    reverseCharge: boolean('reverse_charge')
      .notNull()
      .default(sql`default`),
    note: textByDefault('note'),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    grandTotalMinor: minor('grand_total_minor').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    placedAt: timestamp('placed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orders, 'records/orders/')

export const orderLine = pgTable(
  'order_line',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    productId: uuid('product_id'),
    variantId: uuid('variant_id'),
    productType: smallint('product_type'),
    title: text('title').notNull(),
    /** The title in the site's own language, of a line in another one. */
    ownTitle: text('own_title'),
    sku: text('sku').notNull(),
    options: jsonb('options')
      .notNull()
      .default(sql`default`),
    /** The options in the site's own language, of a line in another one. */
    ownOptions: jsonb('own_options'),
    additionalFields: jsonb('additional_fields')
      .notNull()
      .default(sql`default`),
    gift: jsonb('gift').$type<Gift>(),
    image: jsonb('image'),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor')
      .notNull()
      .default(sql`default`),
    taxMinor: minor('tax_minor')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orderLine, 'records/orders/')

export const orderTax = pgTable(
  'order_tax',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id'),
    name: text('name').notNull(),
    rateMillionths: integer('rate_millionths').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The tax class that it taxes; null for Standard. */
    taxClass: text('tax_class'),
    isCompound: boolean('is_compound')
      .notNull()
      .default(sql`default`),
    /** The place of the rate; null for orders of before it was recorded. */
    country: char('country', { length: 2 }),
    region: textByDefault('region'),
    city: textByDefault('city'),
    postalCode: textByDefault('postal_code'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orderTax, 'records/orders/')

export const orderDiscount = pgTable(
  'order_discount',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id'),
    discountId: uuid('discount_id'),
    code: text('code'),
    title: textByDefault('title'),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orderDiscount, 'records/orders/')

export const refund = pgTable(
  'refund',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    totalMinor: minor('total_minor').notNull(),
    shippingMinor: minor('shipping_minor')
      .notNull()
      .default(sql`default`),
    note: textByDefault('note'),
    reason: textByDefault('reason'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(refund, 'records/orders/')

export const refundLine = pgTable(
  'refund_line',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    refundId: uuid('refund_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    restockQuantity: integer('restock_quantity')
      .notNull()
      .default(sql`default`),
    fulfilled: boolean('fulfilled')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(refundLine, 'records/orders/')

export const refundTender = pgTable(
  'refund_tender',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    refundId: uuid('refund_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    state: textByDefault('state'),
    providerRef: text('provider_ref'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(refundTender, 'records/orders/')

export const orderEvent = pgTable(
  'order_event',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    details: jsonb('details')
      .notNull()
      .default(sql`default`),
    happenedAt: timestamp('happened_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orderEvent, 'records/orders/')

export const orderBuyer = pgTable(
  'order_buyer',
  {
    siteId: uuid('site_id').notNull(),
    orderId: uuid('order_id').notNull(),
    siteUserId: uuid('site_user_id').notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.orderId] })],
)
archived(orderBuyer, 'records/orders/')

export const fulfillment = pgTable(
  'fulfillment',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    number: integer('number').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    trackingUrl: text('tracking_url').notNull(),
    note: text('note').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(fulfillment, 'records/orders/')

export const fulfillmentLine = pgTable(
  'fulfillment_line',
  {
    siteId: uuid('site_id').notNull(),
    fulfillmentId: uuid('fulfillment_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.fulfillmentId, table.orderLineId] })],
)
archived(fulfillmentLine, 'records/orders/')

export const orderSettings = pgTable('order_settings', {
  siteId: uuid('site_id').primaryKey(),
  emailNewOrders: boolean('email_new_orders').notNull(),
})
archived(orderSettings, 'records/site.json')

export const orderView = pgTable(
  'order_view',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<OrderView['query']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(orderView, 'site.json')
