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
import { minor } from '../../platform/db/columns.ts'
import type { ShippingKind } from '@vitrine/model'
import { archived, notArchived } from '../../platform/db/archiving.ts'

export const shippingZone = pgTable(
  'shipping_zone',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    name: text('name').notNull(),
    /** ISO 3166-1 codes; none for the rest of the world. */
    countries: text('countries')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(shippingZone, 'site.json')

/** A rate of a zone. */
export const shippingOption = pgTable(
  'shipping_option',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    zoneId: uuid('zone_id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    name: text('name').notNull(),
    note: text('note')
      .notNull()
      .default(sql`default`),
    priceMinor: minor('price_minor').notNull(),
    freeOverMinor: minor('free_over_minor'),
    kind: text('kind')
      .$type<ShippingKind>()
      .notNull()
      .default(sql`default`),
    furtherMinor: minor('further_minor')
      .notNull()
      .default(sql`default`),
    lowerBound: bigint('lower_bound', { mode: 'bigint' })
      .notNull()
      .default(sql`default`),
    upperBound: bigint('upper_bound', { mode: 'bigint' }),
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
    /** The entries of postal codes; none for all. */
    postalCodes: text('postal_codes')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
    /** The cities, or the spellings of one; none for all. */
    cities: text('cities')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`default`),
    rateMillionths: integer('rate_millionths').notNull(),
    taxClass: text('tax_class'),
    taxesShipping: boolean('taxes_shipping')
      .notNull()
      .default(sql`default`),
    isCompound: boolean('is_compound')
      .notNull()
      .default(sql`default`),
    priority: smallint('priority'),
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
    locale: text('locale'),
    shippingAddress: jsonb('shipping_address'),
    shippingOptionId: uuid('shipping_option_id'),
    paymentMethod: text('payment_method'),
    company: text('company')
      .notNull()
      .default(sql`default`),
    vatId: text('vat_id')
      .notNull()
      .default(sql`default`),
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

/** A gift card that a buyer entered at the checkout. */
export const checkoutGiftCard = pgTable(
  'checkout_gift_card',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId, table.giftCardId] })],
)
notArchived(checkoutGiftCard, 'orders')
