import { type Currency, currencyDigits, isCurrency } from '@vitrine/model'
import {
  parseGrams,
  parseMillimetres,
  type NumberStyle,
  parseCount,
  parseDecimal,
  parsePrice,
} from './amounts.ts'
import type { ColumnMapping, Position, Problem, Row } from './sheet.ts'

export interface ReadOptions {
  /** The currency of the shop. */
  readonly currency: Currency
  /** The currency of the file to import, if the caller chooses it; prices are never converted. */
  readonly pricesIn?: string | undefined
  /** The columns of a file in no known format; undefined to detect the format. */
  readonly columns?: ColumnMapping | undefined
  /** The languages of the site beside its own, in which products have texts. */
  readonly locales?: readonly string[]
  readonly weightUnit: 'kg' | 'lb'
  readonly lengthUnit: 'cm' | 'in'
  /** The time at which a sale with dates is on or not. */
  readonly now: Date
}

/** The state of parsing one product. A product with an error is not imported. */
export interface ParseContext {
  readonly options: ReadOptions
  readonly style: NumberStyle
  /** The currency of the file whose prices are imported. */
  readonly pricesIn: string
  readonly errors: Problem[]
  readonly remarks: Problem[]
}

export function addError({ errors }: ParseContext, place: Position, message: string): null {
  errors.push({ ...place, message })
  return null
}

export function addRemark({ remarks }: ParseContext, place: Position, message: string): void {
  remarks.push({ ...place, message })
}

/** Returns the decimals of a currency, also of one that shops here do not support. */
function getFractionDigits(currency: string): number {
  if (isCurrency(currency)) return currencyDigits[currency]
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** Parses a price into minor units; null without an error if the cell is empty. */
export function parseOptionalPrice(
  context: ParseContext,
  row: Row,
  column: string,
  currency: string = context.options.currency,
): bigint | null {
  const text = row.text(column)
  if (text === '') return null
  const digits = getFractionDigits(currency)
  const price = parsePrice(text, digits, context.style)
  if (price !== null) return price
  const number = parseDecimal(text.replace(/^-/, ''), { decimalComma: true })
  const shown = JSON.stringify(text)
  if (!number) return addError(context, row.getPosition(column), `invalid price ${shown}`)
  if (text.startsWith('-'))
    return addError(context, row.getPosition(column), `price ${shown} is negative`)
  const reason = `${currency} has ${digits === 1 ? '1 decimal' : `${digits} decimals`}`
  return addError(context, row.getPosition(column), `invalid price ${shown}: ${reason}`)
}

export function parseRequiredPrice(context: ParseContext, row: Row, column: string): bigint | null {
  if (row.text(column) === '') return addError(context, row.getPosition(column), 'price is missing')
  return parseOptionalPrice(context, row, column)
}

/** Parses a quantity; a negative one is imported as 0. Null if the cell is empty. */
export function parseOptionalCount(context: ParseContext, row: Row, column: string): number | null {
  const text = row.text(column)
  if (text === '') return null
  const count = parseCount(text)
  if (count === null) {
    return addError(context, row.getPosition(column), `invalid quantity ${JSON.stringify(text)}`)
  }
  if (count < 0) addRemark(context, row.getPosition(column), `quantity ${count} is imported as 0`)
  return Math.max(0, count)
}

export function parseWeight(
  context: ParseContext,
  row: Row,
  column: string,
  unit: string,
): number | null {
  return parseMeasure(context, row, { column, unit, what: 'weight', convert: parseGrams })
}

export function parseLength(
  context: ParseContext,
  row: Row,
  column: string,
  unit: string,
): number | null {
  return parseMeasure(context, row, { column, unit, what: 'length', convert: parseMillimetres })
}

interface Measure {
  readonly column: string
  readonly unit: string
  readonly what: string
  readonly convert: typeof parseGrams
}

function parseMeasure(context: ParseContext, row: Row, { column, unit, what, convert }: Measure) {
  const text = row.text(column)
  if (text === '') return null
  const amount = convert(text, unit, context.style)
  if (amount !== null) return amount
  return addError(
    context,
    row.getPosition(column),
    `invalid ${what} in ${unit}: ${JSON.stringify(text)}`,
  )
}

const YES = new Set(['yes', 'true', '1', 'y', 'on'])
const NO = new Set(['no', 'false', '0', 'n', 'off'])

/** Parses yes or no in any of the common words; `fallback` if the cell is empty. */
export function parseFlag(
  context: ParseContext,
  row: Row,
  column: string,
  fallback: boolean,
): boolean {
  const text = row.text(column).toLowerCase()
  if (text === '') return fallback
  if (YES.has(text)) return true
  if (!NO.has(text)) {
    addError(
      context,
      row.getPosition(column),
      `invalid value ${JSON.stringify(row.text(column))}: use yes or no`,
    )
  }
  return false
}
