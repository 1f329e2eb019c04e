import { type Dialect, groupBy, numbersOf, oneOf, type RowGroup } from './dialect.ts'
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
  remark,
  requiredPrice,
  weightOf,
} from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import { bodyOf, listOf, unique } from './text.ts'

/**
 * Spree's product export. Rows share a slug; the first is the product and, where there are no
 * others, its only variant. A SKU that comes again has a price in one more currency.
 */
export const spree: Dialect = {
  name: 'spree',
  label: 'Spree',
  needs: [['slug'], ['name'], ['price'], ['sku']],
  reads: oneOf(
    [
      ...['slug', 'sku', 'name', 'price', 'compare_at_price', 'currency', 'status', 'description'],
      ...['meta_title', 'meta_description', 'tags', 'width', 'height', 'depth', 'dimensions_unit'],
      ...['weight', 'weight_unit', 'inventory_count', 'inventory_backorderable'],
      ...['track_inventory', 'barcode', 'digital'],
    ],
    /^(?:category|taxon_?)\d+$/,
    /^option\d+_(?:name|value)$/,
    /^image\d+_(?:src|alt)$/,
  ),
  group: (rows) =>
    groupBy(
      rows,
      (row) => row.text('slug').toLowerCase(),
      'the row has no slug, so it belongs to no product',
    ),
  currencies: (rows) =>
    rows.map((row) => row.text('currency').toUpperCase()).filter((code) => code !== ''),
  draft,
}

function draft({ rows }: RowGroup, sheet: Sheet, reading: Reading): RawProduct {
  const [first] = rows
  const options = numbersOf(sheet, /^option(\d+)_value$/)
  const items = itemsOf(rows)
  const categories = numbersOf(sheet, /^(?:category|taxon_?)(\d+)$/).map(
    (n) => first.text(`category${n}`) || first.text(`taxon${n}`) || first.text(`taxon_${n}`),
  )
  for (const column of ['available_on', 'discontinue_on']) {
    if (first.text(column) !== '') {
      remark(reading, first.at(column), 'dates of availability are not imported')
    }
  }
  return {
    type: flag(reading, first, 'digital', false) ? 'digital' : 'physical',
    title: { text: first.text('name'), at: first.at('name') },
    urlId: { text: first.text('slug'), at: first.at('slug') },
    bodyHtml: bodyOf(first.text('description'), 'html'),
    tags: listOf(first.text('tags')),
    categories: categories
      .filter((path) => path !== '')
      .map((path) => unique(path.split(/\s*->\s*/))),
    visible: first.text('status').toLowerCase() === 'active',
    seoTitle: first.text('meta_title'),
    seoDescription: first.text('meta_description'),
    optionNames: options.map(
      (n) => unique(rows.map((row) => row.text(`option${n}_name`)))[0] ?? '',
    ),
    variants: items.map((item) => variantOf(item, { first, options, reading })),
    images: [first, ...items.map(([row]) => row)].flatMap((row) => imagesOf(row, sheet)),
  }
}

type Item = readonly [Row, ...Row[]]

/** The rows of each variant: the one that describes it, then those that only price it. */
function itemsOf(rows: readonly [Row, ...Row[]]): readonly Item[] {
  const [first, ...others] = rows
  const own = first.text('sku')
  const items = new Map<string, [Row, ...Row[]]>()
  for (const [index, row] of others.entries()) {
    const sku = row.text('sku')
    const known = items.get(sku)
    if (sku === '') items.set(`\0${index}`, [row])
    else if (known) known.push(row)
    else if (sku !== own || hasOptions(row)) items.set(sku, [row])
  }
  if (items.size > 0) return [...items.values()]
  return [[first, ...others.filter((row) => row.text('sku') === own)]]
}

function hasOptions(row: Row): boolean {
  return row.text('option1_value') !== ''
}

interface Around {
  readonly first: Row
  readonly options: readonly number[]
  readonly reading: Reading
}

function variantOf(item: Item, { first, options, reading }: Around): RawVariant {
  const [row] = item
  const priced = pricedRow(item, first, reading)
  const price = priced ? requiredPrice(reading, priced, 'price') : null
  const compareAt = priced ? optionalPrice(reading, priced, 'compare_at_price') : null
  const onSale = price !== null && compareAt !== null && compareAt > price
  const lengthUnit = row.text('dimensions_unit') || reading.options.lengthUnit
  const weightUnit = row.text('weight_unit') || reading.options.weightUnit
  return {
    row,
    sku: { text: row.text('sku'), at: row.at('sku') },
    optionValues: options.map((n) => row.text(`option${n}_value`)),
    priceMinor: onSale ? compareAt : price,
    salePriceMinor: onSale ? price : null,
    onSale,
    stock: stockOf(row, reading),
    weightGrams: weightOf(reading, row, 'weight', weightUnit),
    lengthMm: lengthOf(reading, row, 'depth', lengthUnit),
    widthMm: lengthOf(reading, row, 'width', lengthUnit),
    heightMm: lengthOf(reading, row, 'height', lengthUnit),
    barcode: row.text('barcode') || null,
    image: row === first ? null : row.text('image1_src') || null,
  }
}

/** The row with the price in the shop's currency; the others are reported as left out. */
function pricedRow(item: Item, first: Row, reading: Reading): Row | null {
  const { pricesIn: currency } = reading
  const currencyOf = (row: Row) =>
    (row.text('currency') || first.text('currency') || currency).toUpperCase()
  const found = item.find((row) => currencyOf(row) === currency)
  for (const row of item.filter((other) => currencyOf(other) !== currency)) {
    const message = `the price in ${currencyOf(row)} is not imported, the one in ${currency} is`
    if (found) remark(reading, row.at('price'), message)
  }
  if (found) return found
  const given = unique(item.map(currencyOf)).join(', ')
  return fail(reading, item[0].at('currency'), `there is no price in ${currency}, only in ${given}`)
}

function stockOf(row: Row, reading: Reading): StockDraft {
  const counts = row.text('track_inventory') !== '' || row.text('inventory_count') !== ''
  if (!counts || !flag(reading, row, 'track_inventory', true)) return unlimited
  const onHand = optionalCount(reading, row, 'inventory_count') ?? 0
  return counted(onHand, flag(reading, row, 'inventory_backorderable', false))
}

function imagesOf(row: Row, sheet: Sheet): readonly ImageDraft[] {
  return numbersOf(sheet, /^image(\d+)_src$/)
    .map((n) => ({ source: row.text(`image${n}_src`), alt: row.text(`image${n}_alt`) }))
    .filter(({ source }) => source !== '')
}
