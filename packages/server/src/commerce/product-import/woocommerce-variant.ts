import { getColumnNumbers } from './dialect.ts'
import type { StockDraft } from './draft.ts'
import { createCountedStock, UNLIMITED } from './draft.ts'
import type { RawVariant } from './complete-product.ts'
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
import { toOneLine } from './text.ts'

export interface Attribute {
  readonly name: string
  /** The value of variations that leave the attribute open. */
  readonly any: string
}

interface VariantFamily {
  readonly parent: Row
  readonly variable: boolean
  readonly sold: readonly Row[]
  readonly sheet: Sheet
  readonly context: ParseContext
}

/**
 * Lists the attributes that distinguish a product's variations, in the parent's order. An attribute that no
 * variation sets is skipped; one that only some set is "Any" on the others.
 */
export function listAttributes({ parent, variable, sold, sheet, context }: VariantFamily) {
  if (!variable) return []
  const names = [parent, ...sold].flatMap((row) =>
    getNamedAttributes(row, sheet).map(({ name }) => name),
  )
  const known = new Map(names.map((name) => [normalizeName(name), name]))
  return [...known].flatMap(([id, written]): Attribute[] => {
    const values = sold.map((row) => getAttributeValue(row, id, sheet))
    if (values.every((value) => value === '')) {
      const varies = sold.some((row) =>
        getNamedAttributes(row, sheet).some(({ name }) => normalizeName(name) === id),
      )
      const place = getNamedAttributes(parent, sheet).find(({ name }) => normalizeName(name) === id)
      if (varies) {
        const message = `every variation is for any ${written}: the option is skipped`
        addRemark(context, parent.getPosition(place?.column ?? 'type'), message)
      }
      return []
    }
    return [{ name: known.get(id) ?? written, any: 'Any' }]
  })
}

interface NamedAttribute {
  readonly name: string
  readonly column: string
  readonly value: string
}

function getNamedAttributes(row: Row, sheet: Sheet): readonly NamedAttribute[] {
  return getColumnNumbers(sheet, /^attribute (\d+) name$/)
    .map((n) => ({
      name: toOneLine(row.text(`attribute ${n} name`)).replace(/^pa_/, ''),
      column: `attribute ${n} value(s)`,
      value: row.text(`attribute ${n} value(s)`).replaceAll(String.raw`\,`, ','),
    }))
    .filter(({ name }) => name !== '')
}

function normalizeName(name: string): string {
  return name.toLowerCase()
}

function getAttributeValue(row: Row, id: string, sheet: Sheet): string {
  return getNamedAttributes(row, sheet).find(({ name }) => normalizeName(name) === id)?.value ?? ''
}

interface VariantContext {
  readonly parent: Row
  readonly attributes: readonly Attribute[]
  readonly sheet: Sheet
  readonly context: ParseContext
  readonly images: (row: Row) => string | undefined
}

export function parseVariant(row: Row, product: VariantContext): RawVariant {
  const { parent, attributes, sheet, context } = product
  const own = row === parent
  const price = parseRequiredPrice(context, row, 'regular price')
  const sale = parseOptionalPrice(context, row, 'sale price')
  const size = (what: string) => parseInheritedMeasure(row, product, what, parseLength)
  return {
    row,
    ...(row.text('id') !== '' && !own ? { id: `id:${row.text('id')}` } : {}),
    sku: {
      text: own || row.text('sku') !== parent.text('sku') ? row.text('sku') : '',
      position: row.getPosition('sku'),
    },
    optionValues: attributes.map(
      ({ name, any }) => getAttributeValue(row, normalizeName(name), sheet) || any,
    ),
    priceMinor: price,
    salePriceMinor: sale,
    ...parseSale(row, context, sale !== null),
    stock: parseStock(row, parent, context),
    weightGrams: parseInheritedMeasure(row, product, 'weight', parseWeight),
    lengthMm: size('length'),
    widthMm: size('width'),
    heightMm: size('height'),
    barcode: row.text('gtin, upc, ean, or isbn') || null,
    image: own ? null : (product.images(row) ?? null),
  }
}

/** Parses a measure; a variation without one inherits its parent's. */
function parseInheritedMeasure(
  row: Row,
  product: VariantContext,
  what: string,
  read: typeof parseWeight,
): number | null {
  const column = [...product.sheet.columns.keys()].find((name) => name.startsWith(`${what} (`))
  const unit = column && /^[^(]*\((.+)\)$/.exec(column)?.[1]
  if (!unit) return null
  const from = row.text(column) === '' ? product.parent : row
  return read(product.context, from, column, unit)
}

/** Parses the times of a sale; either may be open. A sale that has ended is none. */
function parseSale(row: Row, context: ParseContext, hasPrice: boolean) {
  const [starts, ends] = ['date sale price starts', 'date sale price ends'].map((column, index) => {
    const text = row.text(column)
    if (text === '') return null
    const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text)
    const time = Date.parse(dayOnly ? `${text}T${index === 0 ? '00:00:00' : '23:59:59'}Z` : text)
    if (!Number.isNaN(time)) return time
    addError(context, row.getPosition(column), `invalid date ${JSON.stringify(text)}`)
    return null
  })
  const now = context.options.now.getTime()
  if (!hasPrice || (ends ?? now) < now) return { onSale: false }
  const toTime = (time: number | null | undefined) =>
    time === null || time === undefined ? null : new Date(time).toISOString()
  return { onSale: true, saleStartsAt: toTime(starts), saleEndsAt: toTime(ends) }
}

function parseStock(row: Row, parent: Row, context: ParseContext): StockDraft {
  const text = row.text('stock')
  const backorder =
    row.text('backorders allowed?').toLowerCase() === 'notify' ||
    parseFlag(context, row, 'backorders allowed?', false)
  const shared =
    row !== parent && (text === 'parent' || (text === '' && parent.text('stock') !== ''))
  if (shared) {
    const message = 'variations share their stock: enter a quantity for each variation'
    addError(
      context,
      text === 'parent' ? row.getPosition('stock') : parent.getPosition('stock'),
      message,
    )
    return UNLIMITED
  }
  if (text !== '')
    return createCountedStock(parseOptionalCount(context, row, 'stock') ?? 0, backorder)
  const state = row.text('in stock?').toLowerCase()
  if (state === 'backorder') return createCountedStock(0, true)
  return parseFlag(context, row, 'in stock?', true) ? UNLIMITED : createCountedStock(0, backorder)
}
