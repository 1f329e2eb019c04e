import { slugOf } from '../catalog/index.ts'
import { type Dialect, groupBy, oneOf, type RowGroup } from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, StockDraft } from './draft.ts'
import { counted, unlimited } from './draft.ts'
import type { RawProduct, RawVariant } from './finish.ts'
import {
  fail,
  flag,
  optionalCount,
  optionalPrice,
  type Reading,
  requiredPrice,
  weightOf,
} from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import { bodyOf, listOf, unique } from './text.ts'

/** The names of the same columns before 2025 and since. */
const old = {
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

type Columns = Readonly<Record<keyof typeof old, string>>

const since2025: Columns = {
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

/** Shopify's product export, as it was before 2025. Rows share a `Handle`. */
export const shopifyOld: Dialect = {
  ...common,
  label: 'Shopify',
  needs: [['handle'], ['title'], ['variant price', 'option1 value', 'variant sku']],
  reads: readsOf(old),
  ignores: ignoresOf(old),
  group: (rows) => groupRows(rows, old),
}

/** The same with the column names of 2025. Rows share a `URL handle`. */
export const shopify2025: Dialect = {
  ...common,
  label: 'Shopify (2025)',
  needs: [['url handle'], ['title'], ['price', 'option1 value', 'sku']],
  reads: readsOf(since2025),
  ignores: ignoresOf(since2025),
  group: (rows) => groupRows(rows, since2025),
}

function readsOf(columns: Columns) {
  return oneOf([...shared, ...Object.values(columns)], /^option\d (?:name|value)$/)
}

/** What says how the columns beside are to be shown, or what is the same in every shop. */
function ignoresOf(columns: Columns) {
  const units = ['variant weight unit', 'weight unit for display']
  const service = ['variant fulfillment service', 'fulfillment service']
  return oneOf([...units, ...service].filter((name) => !Object.values(columns).includes(name)))
}

function groupRows(rows: readonly Row[], { handle }: Columns): readonly RowGroup[] {
  const keyOf = (row: Row) => row.text(handle) || slugOf(row.text('title'))
  return groupBy(rows, keyOf, 'the row has no handle, so it belongs to no product')
}

const OPTIONS = [1, 2, 3] as const

function draft({ rows }: RowGroup, sheet: Sheet, reading: Reading): RawProduct {
  const columns = sheet.columns.has(since2025.handle) ? since2025 : old
  const [first] = rows
  const status = first.text('status').toLowerCase()
  const isVariant = (row: Row) =>
    row === first ||
    OPTIONS.some((n) => row.text(`option${n} value`) !== '') ||
    [columns.sku, columns.price].some((column) => row.text(column) !== '')
  const variants = rows.filter(isVariant).map((row) => variantOf(row, columns, reading))
  return {
    type: typeOf(first, columns, reading),
    title: { text: first.text('title'), at: first.at('title') },
    urlId: { text: first.text(columns.handle), at: first.at(columns.handle) },
    bodyHtml: bodyOf(first.text(columns.body), 'html'),
    tags: listOf(first.text('tags')),
    categories: first.text('type') === '' ? [] : [[first.text('type')]],
    visible:
      flag(reading, first, columns.published, true) && (status === '' || status === 'active'),
    seoTitle: first.text('seo title'),
    seoDescription: first.text('seo description'),
    optionNames: OPTIONS.map(
      (n) => unique(rows.map((row) => row.text(`option${n} name`)))[0] ?? '',
    ),
    variants,
    images: imagesOf(rows, columns),
  }
}

/** The file tells only whether a thing is shipped; what is downloaded says so in words, if at all. */
function typeOf(row: Row, columns: Columns, reading: Reading): ShopType {
  if (flag(reading, row, columns.giftCard, false)) return 'gift-card'
  if (flag(reading, row, columns.requiresShipping, true)) return 'physical'
  const words = ['type', 'tags', columns.category].map((column) => row.text(column)).join(' ')
  return /\b(?:digital|downloads?|downloadable|e-?books?|pdf|mp3)\b/i.test(words)
    ? 'digital'
    : 'service'
}

function variantOf(row: Row, columns: Columns, reading: Reading): RawVariant {
  const price = requiredPrice(reading, row, columns.price)
  const compareAt = optionalPrice(reading, row, columns.compareAt)
  // What is paid stands in "Price"; a higher "Compare at" is what it cost before.
  const onSale = price !== null && compareAt !== null && compareAt > price
  return {
    row,
    sku: { text: row.text(columns.sku).replace(/^'/, ''), at: row.at(columns.sku) },
    optionValues: OPTIONS.map((n) => row.text(`option${n} value`)),
    priceMinor: onSale ? compareAt : price,
    salePriceMinor: onSale ? price : null,
    onSale,
    stock: stockOf(row, columns, reading),
    weightGrams: weightOf(reading, row, columns.grams, 'g'),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    barcode: row.text(columns.barcode).replace(/^'/, '') || null,
    image: row.text(columns.variantImage) || null,
  }
}

function stockOf(row: Row, columns: Columns, reading: Reading): StockDraft {
  const policy = row.text(columns.policy).toLowerCase()
  if (!['', 'deny', 'continue', 'true', 'false'].includes(policy)) {
    const given = JSON.stringify(row.text(columns.policy))
    fail(reading, row.at(columns.policy), `${given} is neither deny nor continue`)
  }
  if (row.text(columns.tracker) === '') return unlimited
  const onHand = optionalCount(reading, row, columns.quantity) ?? 0
  return counted(onHand, policy === 'continue' || policy === 'true')
}

function imagesOf(rows: readonly Row[], columns: Columns): readonly ImageDraft[] {
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
