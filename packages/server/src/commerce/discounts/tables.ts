import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { archived, notArchived } from '../../platform/db/archiving.ts'
import { minor } from '../../platform/db/columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const discount = pgTable(
  'discount',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    /** Null if it is automatic. */
    code: text('code'),
    title: text('title').notNull(),
    lane: text('lane').$type<'item' | 'order' | 'shipping'>().notNull(),
    percentMillionths: integer('percent_millionths'),
    amountMinor: minor('amount_minor'),
    maxUses: integer('max_uses'),
    maxPerCustomer: integer('max_per_customer'),
    used: integer('used')
      .notNull()
      .default(sql`default`),
    enabled: boolean('enabled')
      .notNull()
      .default(sql`default`),
    /** When its owner deleted it; orders that used it still name it. */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`default`),
    appliesTo: text('applies_to')
      .$type<'all' | 'products' | 'categories'>()
      .notNull()
      .default(sql`default`),
    productIds: uuid('product_ids')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
    categoryIds: uuid('category_ids')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
    buyQuantity: integer('buy_quantity'),
    getQuantity: integer('get_quantity'),
    minimumMinor: minor('minimum_minor'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(discount, 'site.json')

export const cartDiscount = pgTable(
  'cart_discount',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    discountId: uuid('discount_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId, table.discountId] })],
)
notArchived(cartDiscount, 'visitors')

export const discountUse = pgTable(
  'discount_use',
  {
    siteId: uuid('site_id').notNull(),
    discountId: uuid('discount_id').notNull(),
    orderId: uuid('order_id').notNull(),
    customerKey: text('customer_key').notNull(),
    n: integer('n')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.discountId, table.orderId] })],
)
archived(discountUse, 'records/orders/')
