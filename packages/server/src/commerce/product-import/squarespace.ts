import { slugOf } from '../catalog/index.ts'
import { type Dialect, groupBy, numbersOf, oneOf, type RowGroup } from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, StockDraft } from './draft.ts'
import { counted, unlimited } from './draft.ts'
import type { RawProduct, RawVariant } from './finish.ts'
import {
  fail,
  flag,
  lengthOf,
  optionalCount,
  optionalPrice,
  type Reading,
  requiredPrice,
  weightOf,
} from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import { bodyOf, listOf, titleOf, unique } from './text.ts'

/**
 * Squarespace's product export. A product's first row carries its own columns and its first
 * variant; the rows below it, which leave them empty, are further variants. Any number of option
 * pairs. Ours on top: `Image Alt Texts`, parted by `|` in the order of the pictures, and pictures
 * on a variant's own row.
 */
export const squarespace: Dialect = {
  name: 'squarespace',
  label: 'Squarespace',
  needs: [['title'], ['product url'], ['product type', 'product page', 'hosted image urls']],
  reads: oneOf(
    [
      ...['product id', 'variant id', 'product type', 'product url', 'title', 'description'],
      ...['sku', 'gtin', 'price', 'sale price', 'on sale', 'stock', 'categories', 'tags'],
      ...['weight', 'length', 'width', 'height', 'visible'],
      ...['hosted image urls', 'image alt texts'],
    ],
    /^option (?:name|value) \d+$/,
  ),
  ignores: oneOf(['product page']),
  group,
  draft,
}

function group(rows: readonly Row[]): readonly RowGroup[] {
  let [current, title] = ['', '']
  const keys = new Map<Row, string>()
  for (const row of rows) {
    const own = keyOf(row, { current, title })
    // Where a broken row hides whose it is, the rows below it belong to no product we know.
    if (own !== '') {
      current = own
      title = row.text('title') || title
    } else if (!isContinuation(row)) current = ''
    keys.set(row, current)
  }
  return groupBy(
    rows,
    (row) => keys.get(row) ?? '',
    'the row continues a product, but there is none above it',
  )
}

const KEY_COLUMNS = ['product id', 'product url', 'title']

/** A variant has a price, so what ends before it is a torn row; a broken one must show its keys. */
function isContinuation(row: Row): boolean {
  if (!row.fault) return row.reaches('price')
  return KEY_COLUMNS.every((column) => row.reaches(column))
}

/** Some repeat the title, and nothing else of the product, on each of its rows. */
function keyOf(row: Row, above: { readonly current: string; readonly title: string }): string {
  const named = row.text('product id') || row.text('product url')
  const repeats = row.text('title') !== '' && row.text('title') === above.title
  return named || (repeats ? above.current : slugOf(row.text('title')))
}

const types: Readonly<Record<string, ShopType>> = {
  '': 'physical',
  physical: 'physical',
  service: 'service',
  digital: 'digital',
  download: 'digital',
  gift_card: 'gift-card',
  'gift card': 'gift-card',
}

function draft({ rows }: RowGroup, sheet: Sheet, reading: Reading): RawProduct {
  const [first, ...others] = rows
  const type = types[first.text('product type').toLowerCase()]
  if (!type) {
    const given = JSON.stringify(first.text('product type'))
    const known = 'PHYSICAL, SERVICE, DIGITAL or GIFT_CARD'
    fail(reading, first.at('product type'), `${given} is no type of product: ${known}`)
  }
  const options = numbersOf(sheet, /^option value (\d+)$/)
  const names = options.map((n) => unique(rows.map((row) => row.text(`option name ${n}`)))[0] ?? '')
  return {
    type: type ?? 'physical',
    title: { text: first.text('title'), at: first.at('title') },
    urlId: { text: first.text('product url'), at: first.at('product url') },
    bodyHtml: bodyOf(first.text('description'), 'html'),
    tags: listOf(first.text('tags')),
    categories: listOf(first.text('categories')).map((path) => listOf(path, '/').map(titleOf)),
    visible: flag(reading, first, 'visible', true),
    optionNames: names,
    variants: rows.map((row) => variantOf(row, options, reading, row === first)),
    images: [first, ...others].flatMap(imagesOf),
  }
}

function variantOf(
  row: Row,
  options: readonly number[],
  reading: Reading,
  isFirst: boolean,
): RawVariant {
  const { weightUnit, lengthUnit } = reading.options
  const onSale = flag(reading, row, 'on sale', false)
  const sale = optionalPrice(reading, row, 'sale price')
  if (onSale && row.text('sale price') === '') {
    fail(reading, row.at('sale price', 'on sale'), 'on sale, but there is no sale price')
  }
  return {
    row,
    id: row.text('variant id'),
    sku: { text: row.text('sku'), at: row.at('sku') },
    optionValues: options.map((n) => row.text(`option value ${n}`)),
    priceMinor: requiredPrice(reading, row, 'price'),
    salePriceMinor: onSale || sale !== 0n ? sale : null,
    onSale,
    stock: stockOf(row, reading),
    weightGrams: weightOf(reading, row, 'weight', weightUnit),
    lengthMm: lengthOf(reading, row, 'length', lengthUnit),
    widthMm: lengthOf(reading, row, 'width', lengthUnit),
    heightMm: lengthOf(reading, row, 'height', lengthUnit),
    barcode: row.text('gtin') || null,
    image: isFirst ? null : (imagesOf(row)[0]?.source ?? null),
  }
}

function stockOf(row: Row, reading: Reading): StockDraft {
  if (/^(unlimited)?$/i.test(row.text('stock'))) return unlimited
  return counted(optionalCount(reading, row, 'stock') ?? 0)
}

function imagesOf(row: Row): readonly ImageDraft[] {
  const alts = row.text('image alt texts').split('|')
  const sources = row.text('hosted image urls').split(/\s+/)
  return sources
    .filter((source) => source !== '')
    .map((source, index) => ({ source, alt: alts[index]?.trim() ?? '' }))
}
