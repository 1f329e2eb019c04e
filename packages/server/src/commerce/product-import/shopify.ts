import { createSlug } from '../catalog/index.ts'
import { type Dialect, groupRowsBy, createMatcher, type RowGroup } from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, StockDraft } from './draft.ts'
import { createCountedStock, UNLIMITED } from './draft.ts'
import type { RawProduct, RawVariant } from './complete-product.ts'
import {
  addError,
  parseFlag,
  parseOptionalCount,
  parseOptionalPrice,
  type ParseContext,
  parseRequiredPrice,
  parseWeight,
} from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import { toBodyHtml, splitList, unique } from './text.ts'

/** The column names before 2025. */
const oldColumns = {
  handle: 'handle',
  body: 'body (html)',
  published: 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  compareAt: 'variant compare at price',
  tracker: 'variant inventory tracker',
  quantity: 'variant inventory qty',
  policy: 'variant inventory policy',
  grams: 'variant grams',
  requiresShipping: 'variant requires shipping',
  image: 'image src',
  variantImage: 'variant image',
  category: 'product category',
  giftCard: 'gift card',
} as const

type Columns = Readonly<Record<keyof typeof oldColumns, string>>

const columnsSince2025: Columns = {
  handle: 'url handle',
  body: 'description',
  published: 'published on online store',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compareAt: 'compare-at price',
  tracker: 'inventory tracker',
  quantity: 'inventory quantity',
  policy: 'continue selling when out of stock',
  grams: 'weight value (grams)',
  requiresShipping: 'requires shipping',
  image: 'product image url',
  variantImage: 'variant image url',
  category: 'product category',
  giftCard: 'gift card',
}

const shared = [
  ...['title', 'type', 'tags', 'status', 'image position', 'image alt text'],
  ...['seo title', 'seo description'],
]

const common = { name: 'shopify', draft } as const

/** Shopify's product export before 2025. Rows share a `Handle`. */
export const shopifyOld: Dialect = {
  ...common,
  label: 'Shopify',
  needs: [['handle'], ['title'], ['variant price', 'option1 value', 'variant sku']],
  reads: createReads(oldColumns),
  ignores: createIgnores(oldColumns),
  group: (rows) => groupRows(rows, oldColumns),
}

/** Shopify's product export since 2025. Rows share a `URL handle`. */
export const shopify2025: Dialect = {
  ...common,
  label: 'Shopify (2025)',
  needs: [['url handle'], ['title'], ['price', 'option1 value', 'sku']],
  reads: createReads(columnsSince2025),
  ignores: createIgnores(columnsSince2025),
  group: (rows) => groupRows(rows, columnsSince2025),
}

function createReads(columns: Columns) {
  return createMatcher([...shared, ...Object.values(columns)], /^option\d (?:name|value)$/)
}

/** Returns a matcher for columns about display units, or with the same value in every shop. */
function createIgnores(columns: Columns) {
  const units = ['variant weight unit', 'weight unit for display']
  const service = ['variant fulfillment service', 'fulfillment service']
  return createMatcher(
    [...units, ...service].filter((name) => !Object.values(columns).includes(name)),
  )
}

function groupRows(rows: readonly Row[], { handle }: Columns): readonly RowGroup[] {
  const getKey = (row: Row) => row.text(handle) || createSlug(row.text('title'))
  return groupRowsBy(rows, getKey, 'row has no handle')
}

const OPTIONS = [1, 2, 3] as const

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct {
  const columns = sheet.columns.has(columnsSince2025.handle) ? columnsSince2025 : oldColumns
  const [first] = rows
  const status = first.text('status').toLowerCase()
  const isVariant = (row: Row) =>
    row === first ||
    OPTIONS.some((n) => row.text(`option${n} value`) !== '') ||
    [columns.sku, columns.price].some((column) => row.text(column) !== '')
  const variants = rows.filter(isVariant).map((row) => parseVariant(row, columns, context))
  return {
    type: parseType(first, columns, context),
    title: { text: first.text('title'), position: first.getPosition('title') },
    urlId: { text: first.text(columns.handle), position: first.getPosition(columns.handle) },
    bodyHtml: toBodyHtml(first.text(columns.body), 'html'),
    tags: splitList(first.text('tags')),
    categories: first.text('type') === '' ? [] : [[first.text('type')]],
    visible:
      parseFlag(context, first, columns.published, true) && (status === '' || status === 'active'),
    seoTitle: first.text('seo title'),
    seoDescription: first.text('seo description'),
    optionNames: OPTIONS.map(
      (n) => unique(rows.map((row) => row.text(`option${n} name`)))[0] ?? '',
    ),
    variants,
    images: parseImages(rows, columns),
  }
}

/** Guesses the type: the file tells only whether a product is shipped; downloads are recognized by words. */
function parseType(row: Row, columns: Columns, context: ParseContext): ShopType {
  if (parseFlag(context, row, columns.giftCard, false)) return 'gift-card'
  if (parseFlag(context, row, columns.requiresShipping, true)) return 'physical'
  const words = ['type', 'tags', columns.category].map((column) => row.text(column)).join(' ')
  return /\b(?:digital|downloads?|downloadable|e-?books?|pdf|mp3)\b/i.test(words)
    ? 'digital'
    : 'service'
}

function parseVariant(row: Row, columns: Columns, context: ParseContext): RawVariant {
  const price = parseRequiredPrice(context, row, columns.price)
  const compareAt = parseOptionalPrice(context, row, columns.compareAt)
  // "Price" is the current price; a higher "Compare at" is the regular one.
  const onSale = price !== null && compareAt !== null && compareAt > price
  return {
    row,
    sku: { text: row.text(columns.sku).replace(/^'/, ''), position: row.getPosition(columns.sku) },
    optionValues: OPTIONS.map((n) => row.text(`option${n} value`)),
    priceMinor: onSale ? compareAt : price,
    salePriceMinor: onSale ? price : null,
    onSale,
    stock: parseStock(row, columns, context),
    weightGrams: parseWeight(context, row, columns.grams, 'g'),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    barcode: row.text(columns.barcode).replace(/^'/, '') || null,
    image: row.text(columns.variantImage) || null,
  }
}

function parseStock(row: Row, columns: Columns, context: ParseContext): StockDraft {
  const policy = row.text(columns.policy).toLowerCase()
  if (!['', 'deny', 'continue', 'true', 'false'].includes(policy)) {
    const value = JSON.stringify(row.text(columns.policy))
    addError(
      context,
      row.getPosition(columns.policy),
      `invalid inventory policy ${value}: use deny or continue`,
    )
  }
  if (row.text(columns.tracker) === '') return UNLIMITED
  const onHand = parseOptionalCount(context, row, columns.quantity) ?? 0
  return createCountedStock(onHand, policy === 'continue' || policy === 'true')
}

function parseImages(rows: readonly Row[], columns: Columns): readonly ImageDraft[] {
  return rows
    .filter((row) => row.text(columns.image) !== '')
    .map((row, index) => ({
      source: row.text(columns.image),
      alt: row.text('image alt text'),
      position: Number.parseInt(row.text('image position'), 10) || index + 1,
    }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ source, alt }) => ({ source, alt }))
}
