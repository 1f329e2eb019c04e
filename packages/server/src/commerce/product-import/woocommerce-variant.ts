import { numbersOf } from './dialect.ts'
import type { StockDraft } from './draft.ts'
import { counted, unlimited } from './draft.ts'
import type { RawVariant } from './finish.ts'
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
import { oneLine } from './text.ts'

export interface Attribute {
  readonly name: string
  /** What a variation offers where it leaves the attribute open. */
  readonly any: string
}

interface Family {
  readonly parent: Row
  readonly variable: boolean
  readonly sold: readonly Row[]
  readonly sheet: Sheet
  readonly reading: Reading
}

/**
 * The attributes that tell a product's variations apart, in the parent's order. One that no
 * variation gives a value to is nothing to choose; one that only some do is "Any" on the others.
 */
export function attributesOf({ parent, variable, sold, sheet, reading }: Family) {
  if (!variable) return []
  const names = [parent, ...sold].flatMap((row) => namedIn(row, sheet).map(({ name }) => name))
  const known = new Map(names.map((name) => [sameName(name), name]))
  return [...known].flatMap(([id, written]): Attribute[] => {
    const values = sold.map((row) => valueOf(row, id, sheet))
    if (values.every((value) => value === '')) {
      const varies = sold.some((row) =>
        namedIn(row, sheet).some(({ name }) => sameName(name) === id),
      )
      const place = namedIn(parent, sheet).find(({ name }) => sameName(name) === id)
      if (varies) {
        const message = `every variation is for any ${written}: it is no choice of its own`
        remark(reading, parent.at(place?.column ?? 'type'), message)
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

function namedIn(row: Row, sheet: Sheet): readonly NamedAttribute[] {
  return numbersOf(sheet, /^attribute (\d+) name$/)
    .map((n) => ({
      name: oneLine(row.text(`attribute ${n} name`)).replace(/^pa_/, ''),
      column: `attribute ${n} value(s)`,
      value: row.text(`attribute ${n} value(s)`).replaceAll(String.raw`\,`, ','),
    }))
    .filter(({ name }) => name !== '')
}

function sameName(name: string): string {
  return name.toLowerCase()
}

function valueOf(row: Row, id: string, sheet: Sheet): string {
  return namedIn(row, sheet).find(({ name }) => sameName(name) === id)?.value ?? ''
}

interface Around {
  readonly parent: Row
  readonly attributes: readonly Attribute[]
  readonly sheet: Sheet
  readonly reading: Reading
  readonly images: (row: Row) => string | undefined
}

export function variantOf(row: Row, around: Around): RawVariant {
  const { parent, attributes, sheet, reading } = around
  const own = row === parent
  const price = requiredPrice(reading, row, 'regular price')
  const sale = optionalPrice(reading, row, 'sale price')
  const size = (what: string) => measured(row, around, what, lengthOf)
  return {
    row,
    ...(row.text('id') !== '' && !own ? { id: `id:${row.text('id')}` } : {}),
    sku: {
      text: own || row.text('sku') !== parent.text('sku') ? row.text('sku') : '',
      at: row.at('sku'),
    },
    optionValues: attributes.map(({ name, any }) => valueOf(row, sameName(name), sheet) || any),
    priceMinor: price,
    salePriceMinor: sale,
    onSale: sale !== null && isNow(row, reading),
    stock: stockOf(row, parent, reading),
    weightGrams: measured(row, around, 'weight', weightOf),
    lengthMm: size('length'),
    widthMm: size('width'),
    heightMm: size('height'),
    barcode: row.text('gtin, upc, ean, or isbn') || null,
    image: own ? null : (around.images(row) ?? null),
  }
}

/** A variation without a measure of its own has its parent's. */
function measured(row: Row, around: Around, what: string, read: typeof weightOf): number | null {
  const column = [...around.sheet.columns.keys()].find((name) => name.startsWith(`${what} (`))
  const unit = column && /\((.+)\)$/.exec(column)?.[1]
  if (!unit) return null
  const from = row.text(column) === '' ? around.parent : row
  return read(around.reading, from, column, unit)
}

/** Whether the sale's dates, of which either may be open, hold the moment of reading. */
function isNow(row: Row, reading: Reading): boolean {
  const [starts, ends] = ['date sale price starts', 'date sale price ends'].map((column, index) => {
    const text = row.text(column)
    if (text === '') return null
    const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text)
    const time = Date.parse(dayOnly ? `${text}T${index === 0 ? '00:00:00' : '23:59:59'}Z` : text)
    if (Number.isNaN(time)) {
      fail(reading, row.at(column), `${JSON.stringify(text)} is no date`)
      return null
    }
    remark(reading, row.at(column), 'the dates of a sale are not imported, only whether it is on')
    return time
  })
  const now = reading.options.now.getTime()
  return (starts ?? now) <= now && now <= (ends ?? now)
}

function stockOf(row: Row, parent: Row, reading: Reading): StockDraft {
  const text = row.text('stock')
  const backorder =
    row.text('backorders allowed?').toLowerCase() === 'notify' ||
    flag(reading, row, 'backorders allowed?', false)
  const shared =
    row !== parent && (text === 'parent' || (text === '' && parent.text('stock') !== ''))
  if (shared) {
    const message = 'the variations share their stock: give each its own number'
    fail(reading, text === 'parent' ? row.at('stock') : parent.at('stock'), message)
    return unlimited
  }
  if (text !== '') return counted(optionalCount(reading, row, 'stock') ?? 0, backorder)
  const state = row.text('in stock?').toLowerCase()
  if (state === 'backorder') return counted(0, true)
  return flag(reading, row, 'in stock?', true) ? unlimited : counted(0, backorder)
}
