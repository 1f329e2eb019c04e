import {
  type Dialect,
  groupRowsBy,
  getColumnNumbers,
  createMatcher,
  type RowGroup,
} from './dialect.ts'
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
  addRemark,
  parseRequiredPrice,
  parseWeight,
} from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import { toBodyHtml, splitList, splitPath, unique } from './text.ts'

/**
 * Spree's product export. Rows share a slug; the first is the product and, without others, its only variant. A
 * repeated SKU has a price in another currency.
 */
export const spree: Dialect = {
  name: 'spree',
  label: 'Spree',
  // Other programs have slug, name, price and SKU, too.
  needs: [
    ...[['slug'], ['name'], ['price'], ['sku']],
    ['track_inventory', 'inventory_count', 'compare_at_price', 'available_on', 'option1_name'],
  ],
  reads: createMatcher(
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
  group: (rows) => groupRowsBy(rows, (row) => row.text('slug').toLowerCase(), 'row has no slug'),
  currencies: (rows) =>
    rows.map((row) => row.text('currency').toUpperCase()).filter((code) => code !== ''),
  draft,
}

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct {
  const [first] = rows
  const options = getColumnNumbers(sheet, /^option(\d+)_value$/)
  const items = groupItems(rows)
  const categories = getColumnNumbers(sheet, /^(?:category|taxon_?)(\d+)$/).map(
    (n) => first.text(`category${n}`) || first.text(`taxon${n}`) || first.text(`taxon_${n}`),
  )
  for (const column of ['available_on', 'discontinue_on']) {
    if (first.text(column) !== '') {
      addRemark(context, first.getPosition(column), 'availability dates are skipped')
    }
  }
  return {
    type: parseFlag(context, first, 'digital', false) ? 'digital' : 'physical',
    title: { text: first.text('name'), position: first.getPosition('name') },
    urlId: { text: first.text('slug'), position: first.getPosition('slug') },
    bodyHtml: toBodyHtml(first.text('description'), 'html'),
    tags: splitList(first.text('tags')),
    categories: categories.filter((path) => path !== '').map((path) => splitPath(path, '->')),
    visible: first.text('status').toLowerCase() === 'active',
    seoTitle: first.text('meta_title'),
    seoDescription: first.text('meta_description'),
    optionNames: options.map(
      (n) => unique(rows.map((row) => row.text(`option${n}_name`)))[0] ?? '',
    ),
    variants: items.map((item) => parseVariant(item, { first, options, context })),
    images: [first, ...items.map(([row]) => row)].flatMap((row) => parseImages(row, sheet)),
  }
}

type Item = readonly [Row, ...Row[]]

/** Groups the rows of each variant: first its description, then its prices in other currencies. */
function groupItems(rows: readonly [Row, ...Row[]]): readonly Item[] {
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

interface VariantContext {
  readonly first: Row
  readonly options: readonly number[]
  readonly context: ParseContext
}

function parseVariant(item: Item, { first, options, context }: VariantContext): RawVariant {
  const [row] = item
  const priced = findPricedRow(item, first, context)
  const price = priced ? parseRequiredPrice(context, priced, 'price') : null
  const compareAt = priced ? parseOptionalPrice(context, priced, 'compare_at_price') : null
  const onSale = price !== null && compareAt !== null && compareAt > price
  const lengthUnit = row.text('dimensions_unit') || context.options.lengthUnit
  const weightUnit = row.text('weight_unit') || context.options.weightUnit
  return {
    row,
    sku: { text: row.text('sku'), position: row.getPosition('sku') },
    optionValues: options.map((n) => row.text(`option${n}_value`)),
    priceMinor: onSale ? compareAt : price,
    salePriceMinor: onSale ? price : null,
    onSale,
    stock: parseStock(row, context),
    weightGrams: parseWeight(context, row, 'weight', weightUnit),
    lengthMm: parseLength(context, row, 'depth', lengthUnit),
    widthMm: parseLength(context, row, 'width', lengthUnit),
    heightMm: parseLength(context, row, 'height', lengthUnit),
    barcode: row.text('barcode') || null,
    image: row === first ? null : row.text('image1_src') || null,
  }
}

/** Finds the row with the price in the imported currency; the others are reported as skipped. */
function findPricedRow(item: Item, first: Row, context: ParseContext): Row | null {
  const { pricesIn: currency } = context
  const getCurrency = (row: Row) =>
    (row.text('currency') || first.text('currency') || currency).toUpperCase()
  const found = item.find((row) => getCurrency(row) === currency)
  for (const row of item.filter((other) => getCurrency(other) !== currency)) {
    const message = `price in ${getCurrency(row)} is skipped; the price in ${currency} is imported`
    if (found) addRemark(context, row.getPosition('price'), message)
  }
  if (found) return found
  const given = unique(item.map(getCurrency)).join(', ')
  return addError(
    context,
    item[0].getPosition('currency'),
    `price in ${currency} is missing; the product has ${given}`,
  )
}

function parseStock(row: Row, context: ParseContext): StockDraft {
  const counts = row.text('track_inventory') !== '' || row.text('inventory_count') !== ''
  if (!counts || !parseFlag(context, row, 'track_inventory', true)) return UNLIMITED
  const onHand = parseOptionalCount(context, row, 'inventory_count') ?? 0
  return createCountedStock(onHand, parseFlag(context, row, 'inventory_backorderable', false))
}

function parseImages(row: Row, sheet: Sheet): readonly ImageDraft[] {
  return getColumnNumbers(sheet, /^image(\d+)_src$/)
    .map((n) => ({ source: row.text(`image${n}_src`), alt: row.text(`image${n}_alt`) }))
    .filter(({ source }) => source !== '')
}
