import { createSlug } from '../catalog/index.ts'
import type { RawProduct, RawVariant } from './complete-product.ts'
import { type Dialect, createMatcher, groupRowsBy, type RowGroup } from './dialect.ts'
import { createCountedStock, UNLIMITED } from './draft.ts'
import {
  addError,
  parseFlag,
  type ParseContext,
  parseOptionalCount,
  parseOptionalPrice,
  parseRequiredPrice,
  parseWeight,
} from './parse-context.ts'
import { type ColumnMapping, normalizeColumn, type Row, type Sheet } from './sheet.ts'
import { splitList, toBodyHtml } from './text.ts'

/** The fields that a column of any file can be read as; an option of the variants is `option: Size`. */
export const genericFields = [
  ...['id', 'title', 'url', 'description', 'categories', 'tags', 'visible', 'images'],
  ...['sku', 'barcode', 'price', 'sale price', 'stock', 'weight'],
] as const

const OPTION = /^option: (.+)$/

/**
 * A file of any program, whose columns a person named. Rows with the same id, URL or title are variants of one
 * product; the first has the product's own fields.
 */
export const generic: Dialect = {
  name: 'generic',
  label: 'CSV with named columns',
  needs: [['title'], ['price']],
  reads: createMatcher(genericFields, OPTION),
  group: (rows) => groupRowsBy(rows, getKey, 'row has no title'),
  draft,
}

/**
 * Parses the choice of columns, `field=column` each. Returns the error message if one is invalid.
 */
export function parseColumnMapping(choices: readonly string[]): ColumnMapping | string {
  const mapping = new Map<string, string>()
  for (const choice of choices) {
    const at = choice.indexOf('=')
    const field = normalizeColumn(choice.slice(0, Math.max(0, at)))
    const column = normalizeColumn(choice.slice(at + 1))
    const isKnown = genericFields.some((name) => name === field) || OPTION.test(field)
    if (at < 0 || !isKnown || column === '')
      return `Invalid column ${JSON.stringify(choice)}: use FIELD=COLUMN. Fields: ${genericFields.join(', ')}, option: NAME.`
    if (mapping.has(field)) return `Two columns are named for ${field}. Name one.`
    mapping.set(field, column)
  }
  return mapping
}

function getKey(row: Row): string {
  return row.text('id') || row.text('url') || createSlug(row.text('title'))
}

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct {
  const [first] = rows
  const options = [...sheet.columns.keys()].flatMap((column) => {
    const name = OPTION.exec(column)?.[1]
    return name === undefined
      ? []
      : [{ column, name: name.slice(0, 1).toUpperCase() + name.slice(1) }]
  })
  return {
    type: 'physical',
    title: { text: first.text('title'), position: first.getPosition('title') },
    urlId: { text: first.text('url'), position: first.getPosition('url') },
    bodyHtml: toBodyHtml(first.text('description'), 'html'),
    tags: splitList(first.text('tags')),
    categories: splitList(first.text('categories')).map((path) => splitList(path, '>')),
    visible: parseFlag(context, first, 'visible', true),
    optionNames: options.map(({ name }) => name),
    variants: rows.map((row) =>
      parseVariant(
        row,
        options.map(({ column }) => row.text(column)),
        context,
      ),
    ),
    images: rows.flatMap((row) =>
      splitList(row.text('images')).map((source) => ({ source, alt: '' })),
    ),
  }
}

function parseVariant(
  row: Row,
  optionValues: readonly string[],
  context: ParseContext,
): RawVariant {
  const priceMinor = parseRequiredPrice(context, row, 'price')
  const salePriceMinor = parseOptionalPrice(context, row, 'sale price')
  if (priceMinor !== null && salePriceMinor !== null && salePriceMinor > priceMinor)
    addError(context, row.getPosition('sale price'), 'sale price is above the price')
  const onHand = parseOptionalCount(context, row, 'stock')
  return {
    row,
    sku: { text: row.text('sku'), position: row.getPosition('sku') },
    optionValues,
    priceMinor,
    salePriceMinor,
    onSale: salePriceMinor !== null,
    stock: onHand === null ? UNLIMITED : createCountedStock(onHand),
    weightGrams: parseWeight(context, row, 'weight', context.options.weightUnit),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    barcode: row.text('barcode') || null,
    image: null,
  }
}
