import type { ProductFormField } from '@vitrine/contract'
import type { CustomField, OptionText, SubscriptionPlan } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor } from '../../platform/db/columns.ts'
import { archived, notArchived } from '../../platform/db/archiving.ts'

/** The database sets the value of a column that an insert does not name. */
const byDefault = sql`default`

/** Returns a column with a time that the database sets. */
const createTimeColumn = (name: string) =>
  timestamp(name, { withTimezone: true }).notNull().default(byDefault)

/** Returns a column with a flag that the database sets. */
const createFlagColumn = (name: string) => boolean(name).notNull().default(byDefault)

export const collection = pgTable(
  'collection',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    type: smallint('type').notNull(),
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(byDefault),
    enabled: createFlagColumn('enabled'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(collection, 'products/collections.json')

export const category = pgTable(
  'category',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    parentId: uuid('parent_id'),
    displayName: text('display_name').notNull(),
    urlId: text('url_id').notNull(),
    displayIndex: integer('display_index').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(category, 'products/collections.json')

/** The name of a category in a language beside the site's own. */
export const categoryText = pgTable(
  'category_text',
  {
    siteId: uuid('site_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    locale: text('locale').notNull(),
    displayName: text('display_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.categoryId, table.locale] })],
)
archived(categoryText, 'products/collections.json')

export const product = pgTable(
  'product',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    type: smallint('type').notNull(),
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(byDefault),
    body: text('body').notNull().default(byDefault),
    tags: text('tags').array().$type<readonly string[]>().notNull().default(byDefault),
    optionNames: text('option_names')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(byDefault),
    visible: createFlagColumn('visible'),
    publishAt: instant('publish_at'),
    archived: createFlagColumn('archived'),
    featured: createFlagColumn('featured'),
    customAddButtonText: text('custom_add_button_text'),
    expressCheckout: createFlagColumn('express_checkout'),
    taxClass: text('tax_class'),
    lowStockAt: integer('low_stock_at'),
    ignoresLowStock: createFlagColumn('ignores_low_stock'),
    formId: uuid('form_id'),
    subscriptionPlan: jsonb('subscription_plan').$type<SubscriptionPlan>(),
    relatedIds: uuid('related_ids').array().$type<readonly string[]>().notNull().default(byDefault),
    customFields: jsonb('custom_fields')
      .$type<readonly CustomField[]>()
      .notNull()
      .default(byDefault),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    displayIndex: integer('display_index').notNull().default(byDefault),
    sourceKey: text('source_key'),
    sourceHash: text('source_hash'),
    notes: jsonb('notes').$type<Readonly<Record<string, string>>>().notNull().default(byDefault),
    /** Raised by a trigger with every change. */
    version: integer('version').notNull().default(byDefault),
    createdAt: createTimeColumn('created_at'),
    updatedAt: createTimeColumn('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(product, 'products/')

/** The texts of a product in a language beside the site's own. Null falls back to that of the product. */
export const productText = pgTable(
  'product_text',
  {
    siteId: uuid('site_id').notNull(),
    productId: uuid('product_id').notNull(),
    locale: text('locale').notNull(),
    title: text('title'),
    excerpt: text('excerpt'),
    body: text('body'),
    customAddButtonText: text('custom_add_button_text'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    options: jsonb('options').$type<readonly OptionText[]>().notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.productId, table.locale] })],
)
archived(productText, 'products/')

export const productForm = pgTable(
  'product_form',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    fields: jsonb('fields').$type<readonly ProductFormField[]>().notNull(),
    version: integer('version').notNull().default(byDefault),
    createdAt: createTimeColumn('created_at'),
    updatedAt: createTimeColumn('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(productForm, 'site.json')

export const productCategory = pgTable(
  'product_category',
  {
    siteId: uuid('site_id').notNull(),
    productId: uuid('product_id').notNull(),
    categoryId: uuid('category_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.productId, table.categoryId] })],
)
archived(productCategory, 'products/')

export const productImage = pgTable(
  'product_image',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    displayIndex: smallint('display_index').notNull(),
    assetId: uuid('asset_id'),
    source: text('source').notNull(),
    alt: text('alt').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(productImage, 'products/')

export const deletedProduct = pgTable(
  'deleted_product',
  {
    siteId: uuid('site_id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    deletedAt: createTimeColumn('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.urlId, table.collectionId] })],
)
notArchived(deletedProduct, 'addresses of deleted products')

export const variant = pgTable(
  'variant',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    sku: text('sku').notNull(),
    optionValues: text('option_values')
      .array()
      .$type<readonly string[]>()
      .notNull()
      .default(byDefault),
    priceMinor: minor('price_minor').notNull(),
    salePriceMinor: minor('sale_price_minor'),
    onSale: createFlagColumn('on_sale'),
    saleStartsAt: instant('sale_starts_at'),
    saleEndsAt: instant('sale_ends_at'),
    weightGrams: integer('weight_grams'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    barcode: text('barcode'),
    imageId: uuid('image_id'),
    displayIndex: smallint('display_index').notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(variant, 'products/')

/** The prices of a variant from an instant on, until its next row. Written by triggers. */
export const priceChange = pgTable(
  'price_change',
  {
    siteId: uuid('site_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    changedAt: instant('changed_at').notNull(),
    priceMinor: minor('price_minor').notNull(),
    /** Null while the variant is not on sale. */
    salePriceMinor: minor('sale_price_minor'),
    saleStartsAt: instant('sale_starts_at'),
    saleEndsAt: instant('sale_ends_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.variantId, table.changedAt] })],
)
archived(priceChange, 'products/')

export const stock = pgTable(
  'stock',
  {
    siteId: uuid('site_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    unlimited: createFlagColumn('unlimited'),
    backorder: createFlagColumn('backorder'),
    onHand: bigint('on_hand', { mode: 'bigint' }).notNull().default(byDefault),
    committed: bigint('committed', { mode: 'bigint' }).notNull().default(byDefault),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.variantId] })],
)
archived(stock, 'products/')

export const stockMove = pgTable(
  'stock_move',
  {
    siteId: uuid('site_id').notNull(),
    id: uuid('id').notNull(),
    variantId: uuid('variant_id').notNull(),
    kind: text('kind').notNull(),
    quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
    cause: text('cause').notNull(),
    reason: text('reason').notNull().default(byDefault),
    movedAt: createTimeColumn('moved_at'),
    memberId: uuid('member_id'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
archived(stockMove, 'records/stock/')

export const stockIncoming = pgTable(
  'stock_incoming',
  {
    siteId: uuid('site_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
    expectedOn: date('expected_on'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.variantId] })],
)
archived(stockIncoming, 'records/stock/')

export const stockHold = pgTable(
  'stock_hold',
  {
    siteId: uuid('site_id').notNull(),
    cartId: uuid('cart_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    quantity: bigint('quantity', { mode: 'bigint' }).notNull(),
    promised: bigint('promised', { mode: 'bigint' }).notNull().default(byDefault),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.cartId, table.variantId] })],
)
notArchived(stockHold, 'orders')
