import { createSlug } from '../catalog/index.ts'
import {
  type Dialect,
  groupRowsBy,
  getColumnNumbers,
  createMatcher,
  type RowGroup,
} from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, StockDraft } from './draft.ts'
import { createCountedStock, UNLIMITED } from './draft.ts'
import type { RawProduct, RawVariant } from './complete-product.ts'
import {
  addError,
  parseFlag,
  parseLength,
  parseOptionalCount,
  parseOptionalPrice,
  type ParseContext,
  parseRequiredPrice,
  parseWeight,
} from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import { toBodyHtml, splitList, toTitle, unique } from './text.ts'

/**
 * Squarespace's product export. A product's first row has its own columns and its first variant; the rows below
 * it, which leave them empty, are further variants. Any number of option pairs. Extended with
 * `Image Alt Texts`, separated by `|` in the order of the images, and images on a variant's own row.
 */
export const squarespace: Dialect = {
  name: 'squarespace',
  label: 'Squarespace',
  needs: [['title'], ['product url'], ['product type', 'product page', 'hosted image urls']],
  reads: createMatcher(
    [
      ...['product id', 'variant id', 'product type', 'product url', 'title', 'description'],
      ...['sku', 'gtin', 'price', 'sale price', 'on sale', 'stock', 'categories', 'tags'],
      ...['weight', 'length', 'width', 'height', 'visible'],
      ...['hosted image urls', 'image alt texts'],
    ],
    /^option (?:name|value) \d+$/,
  ),
  ignores: createMatcher(['product page']),
  group,
  draft,
}

function group(rows: readonly Row[]): readonly RowGroup[] {
  let [current, title] = ['', '']
  const keys = new Map<Row, string>()
  for (const row of rows) {
    const own = getKey(row, { current, title })
    // If an invalid row hides its product, the rows below it belong to no known product.
    if (own !== '') {
      current = own
      title = row.text('title') || title
    } else if (!isContinuation(row)) current = ''
    keys.set(row, current)
  }
  return groupRowsBy(
    rows,
    (row) => keys.get(row) ?? '',
    'row continues a product, but there is none above it',
  )
}

const KEY_COLUMNS = ['product id', 'product url', 'title']

/** Returns whether a row continues a product: it must have a price, and an invalid row all its keys. */
function isContinuation(row: Row): boolean {
  if (!row.error) return row.hasCell('price')
  return KEY_COLUMNS.every((column) => row.hasCell(column))
}

/** Returns the key of a row. Some files repeat only the product's title on each of its rows. */
function getKey(row: Row, above: { readonly current: string; readonly title: string }): string {
  const named = row.text('product id') || row.text('product url')
  const repeats = row.text('title') !== '' && row.text('title') === above.title
  return named || (repeats ? above.current : createSlug(row.text('title')))
}

const PRODUCT_TYPES: Readonly<Record<string, ShopType>> = {
  '': 'physical',
  physical: 'physical',
  service: 'service',
  digital: 'digital',
  download: 'digital',
  gift_card: 'gift-card',
  'gift card': 'gift-card',
}

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct {
  const [first, ...others] = rows
  const type = PRODUCT_TYPES[first.text('product type').toLowerCase()]
  if (!type) {
    const value = JSON.stringify(first.text('product type'))
    const known = 'PHYSICAL, SERVICE, DIGITAL or GIFT_CARD'
    addError(
      context,
      first.getPosition('product type'),
      `invalid product type ${value}: use ${known}`,
    )
  }
  const options = getColumnNumbers(sheet, /^option value (\d+)$/)
  const names = options.map((n) => unique(rows.map((row) => row.text(`option name ${n}`)))[0] ?? '')
  return {
    type: type ?? 'physical',
    title: { text: first.text('title'), position: first.getPosition('title') },
    urlId: { text: first.text('product url'), position: first.getPosition('product url') },
    bodyHtml: toBodyHtml(first.text('description'), 'html'),
    tags: splitList(first.text('tags')),
    categories: splitList(first.text('categories')).map((path) =>
      splitList(path, '/').map(toTitle),
    ),
    visible: parseFlag(context, first, 'visible', true),
    optionNames: names,
    variants: rows.map((row) => parseVariant(row, options, context, row === first)),
    images: [first, ...others].flatMap(parseImages),
  }
}

function parseVariant(
  row: Row,
  options: readonly number[],
  context: ParseContext,
  isFirst: boolean,
): RawVariant {
  const { weightUnit, lengthUnit } = context.options
  const onSale = parseFlag(context, row, 'on sale', false)
  const sale = parseOptionalPrice(context, row, 'sale price')
  if (onSale && row.text('sale price') === '') {
    addError(
      context,
      row.getPosition('sale price', 'on sale'),
      'product is on sale, but the sale price is missing',
    )
  }
  return {
    row,
    id: row.text('variant id'),
    sku: { text: row.text('sku'), position: row.getPosition('sku') },
    optionValues: options.map((n) => row.text(`option value ${n}`)),
    priceMinor: parseRequiredPrice(context, row, 'price'),
    salePriceMinor: onSale || sale !== 0n ? sale : null,
    onSale,
    stock: parseStock(row, context),
    weightGrams: parseWeight(context, row, 'weight', weightUnit),
    lengthMm: parseLength(context, row, 'length', lengthUnit),
    widthMm: parseLength(context, row, 'width', lengthUnit),
    heightMm: parseLength(context, row, 'height', lengthUnit),
    barcode: row.text('gtin') || null,
    image: isFirst ? null : (parseImages(row)[0]?.source ?? null),
  }
}

/** Parses a stock: a number, or "Unlimited". */
export function parseStock(row: Row, context: ParseContext, column = 'stock'): StockDraft {
  if (/^(unlimited)?$/i.test(row.text(column))) return UNLIMITED
  return createCountedStock(parseOptionalCount(context, row, column) ?? 0)
}

function parseImages(row: Row): readonly ImageDraft[] {
  const alts = row.text('image alt texts').split('|')
  const sources = row.text('hosted image urls').split(/\s+/)
  return sources
    .filter((source) => source !== '')
    .map((source, index) => ({ source, alt: alts[index]?.trim() ?? '' }))
}
