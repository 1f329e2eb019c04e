import { sql } from 'drizzle-orm'
import {
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
import { minor } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'
import type { DeliveryKind } from './details.ts'

export const shippingOption = pgTable(
  'shipping_option',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    name: text('name').notNull(),
    note: text('note')
      .notNull()
      .default(sql`default`),
    priceMinor: minor('price_minor').notNull(),
    freeOverMinor: minor('free_over_minor'),
    kind: text('kind')
      .$type<DeliveryKind>()
      .notNull()
      .default(sql`default`),
    /** ISO 3166-1 codes; none for every country. */
    countries: text('countries')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(shippingOption, 'site.json')

export const taxRate = pgTable(
  'tax_rate',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    name: text('name').notNull(),
    country: char('country', { length: 2 }).notNull(),
    /** The spellings of the region; none for the whole country. */
    regions: text('regions')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
    rateMillionths: integer('rate_millionths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(taxRate, 'site.json')

export const checkout = pgTable(
  'checkout',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    email: text('email'),
    shippingAddress: jsonb('shipping_address'),
    shippingOptionId: uuid('shipping_option_id'),
    giftCardId: uuid('gift_card_id'),
    paymentMethod: text('payment_method'),
    note: text('note')
      .notNull()
      .default(sql`default`),
    /** When it began to hold stock; null before. */
    heldSince: timestamp('held_since', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId] })],
)
notArchived(checkout, 'orders')
