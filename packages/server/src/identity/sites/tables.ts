import type { CaptchaKind, Merchandising } from '@vitrine/model'
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
import type { ThemeApprovals } from '../../platform/http/site.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'

export const site = pgTable('site', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  title: text('title').notNull(),
  contactEmail: text('contact_email')
    .notNull()
    .default(sql`default`),
  /** The postal address of the owner, in lines; empty for none. */
  postalAddress: text('postal_address')
    .notNull()
    .default(sql`default`),
  theme: text('theme')
    .notNull()
    .default(sql`default`),
  /** The theme before the last switch; null before the first one. */
  previousTheme: text('previous_theme'),
  themeApprovals: jsonb('theme_approvals')
    .$type<ThemeApprovals>()
    .notNull()
    .default(sql`default`),
  language: text('language')
    .notNull()
    .default(sql`default`),
  timeZone: text('time_zone')
    .notNull()
    .default(sql`default`),
  secret: bytea('secret').notNull(),
  captchaKind: text('captcha_kind')
    .$type<CaptchaKind>()
    .notNull()
    .default(sql`default`),
  captchaSiteKey: text('captcha_site_key')
    .notNull()
    .default(sql`default`),
  captchaSecret: text('captcha_secret')
    .notNull()
    .default(sql`default`),
  captchaProject: text('captcha_project')
    .notNull()
    .default(sql`default`),
  createdAt: timestamp('created_at', { withTimezone: true })
    .notNull()
    .default(sql`default`),
  openedAt: timestamp('opened_at', { withTimezone: true }),
})
archived(site, 'site.json', [
  ...[
    'id',
    'identifier',
    'title',
    'contact_email',
    'postal_address',
    'theme',
    'theme_approvals',
    'language',
    'time_zone',
  ],
  // Keys of a provider are not exported: a site that has some is exported with the built-in captcha.
  ...['captcha_kind', 'captcha_site_key', 'captcha_secret', 'captcha_project'],
  // What happened on this server.
  'previous_theme',
  // Created again by the import.
  ...['secret', 'created_at', 'opened_at'],
])

export const siteHost = pgTable(
  'site_host',
  {
    siteId: uuid('site_id').notNull(),
    host: text('host').notNull(),
    /** Whether links of the site name this host. */
    isPrimary: boolean('is_primary')
      .notNull()
      .default(sql`default`),
    /** Whether requests are redirected to the primary host. */
    redirects: boolean('redirects')
      .notNull()
      .default(sql`default`),
    /** Whether it is the host of PUBLIC_URL. */
    isPublicUrl: boolean('is_public_url')
      .notNull()
      .default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.host] })],
)
notArchived(siteHost, 'belongs to the server')

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
  taxCountry: char('tax_country', { length: 2 }),
  taxRegion: text('tax_region')
    .notNull()
    .default(sql`default`),
  taxCity: text('tax_city')
    .notNull()
    .default(sql`default`),
  taxPostalCode: text('tax_postal_code')
    .notNull()
    .default(sql`default`),
  takesVatIds: boolean('takes_vat_ids')
    .notNull()
    .default(sql`default`),
  vatId: text('vat_id')
    .notNull()
    .default(sql`default`),
  /** The tax classes of products beside Standard. */
  taxClasses: text('tax_classes')
    .array()
    .$type<readonly string[]>()
    .notNull()
    .default(sql`default`),
  /** The tax class of delivery; null for Standard. */
  shippingTaxClass: text('shipping_tax_class'),
  /** The owner's settings that differ from the defaults. */
  merchandising: jsonb('merchandising')
    .$type<Partial<Merchandising>>()
    .notNull()
    .default(sql`default`),
})
archived(storeSettings, 'site.json', [
  ...['site_id', 'currency', 'multiple_quantity_allowed_for_services', 'express_checkout'],
  ...['minimum_order_subtotal_minor', 'stock_hold_minutes', 'tax_included', 'test_payments'],
  ...['tax_country', 'tax_region', 'tax_city', 'tax_postal_code', 'takes_vat_ids', 'vat_id'],
  ...['tax_classes', 'shipping_tax_class'],
  'merchandising',
])
