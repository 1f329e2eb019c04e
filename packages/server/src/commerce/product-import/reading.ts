import { type Currency, currencyDigits, isCurrency } from '@vitrine/model'
import {
  gramsIn,
  millimetresIn,
  type NumberStyle,
  parseCount,
  parseDecimal,
  parsePrice,
} from './amounts.ts'
import type { Place, Problem, Row } from './sheet.ts'

export interface ReadOptions {
  /** The shop's currency. */
  readonly currency: Currency
  /** Which of the currencies a file names is taken, where the caller decides; never converted. */
  readonly pricesIn?: string | undefined
  readonly weightUnit: 'kg' | 'lb'
  readonly lengthUnit: 'cm' | 'in'
  /** Decides whether a sale with dates is on. */
  readonly now: Date
}

/** What was found while one product was read. With an error, the product is not imported at all. */
export interface Reading {
  readonly options: ReadOptions
  readonly style: NumberStyle
  /** The currency whose prices are taken, of those the file names. */
  readonly pricesIn: string
  readonly errors: Problem[]
  readonly remarks: Problem[]
}

export function fail({ errors }: Reading, place: Place, message: string): null {
  errors.push({ ...place, message })
  return null
}

export function remark({ remarks }: Reading, place: Place, message: string): void {
  remarks.push({ ...place, message })
}

/** Decimals of a currency, also of one no shop of ours sells in: files name those too. */
function fractionDigitsOf(currency: string): number {
  if (isCurrency(currency)) return currencyDigits[currency]
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** The price in a cell, in minor units; null with no error where the cell is empty. */
export function optionalPrice(
  reading: Reading,
  row: Row,
  column: string,
  currency: string = reading.options.currency,
): bigint | null {
  const text = row.text(column)
  if (text === '') return null
  const digits = fractionDigitsOf(currency)
  const price = parsePrice(text, digits, reading.style)
  if (price !== null) return price
  const number = parseDecimal(text.replace(/^-/, ''), { decimalComma: true })
  const shown = JSON.stringify(text)
  if (!number) return fail(reading, row.at(column), `${shown} is no price`)
  if (text.startsWith('-')) return fail(reading, row.at(column), `${shown} is below zero`)
  const reason = `a price in ${currency} has ${digits === 1 ? '1 decimal' : `${digits} decimals`}`
  return fail(reading, row.at(column), `${shown} is no price: ${reason}`)
}

export function requiredPrice(reading: Reading, row: Row, column: string): bigint | null {
  if (row.text(column) === '') return fail(reading, row.at(column), 'there is no price')
  return optionalPrice(reading, row, column)
}

/** Whole pieces; what was sold below zero counts as none left. Null where the cell is empty. */
export function optionalCount(reading: Reading, row: Row, column: string): number | null {
  const text = row.text(column)
  if (text === '') return null
  const count = parseCount(text)
  if (count === null) {
    return fail(reading, row.at(column), `${JSON.stringify(text)} is no number of pieces`)
  }
  if (count < 0) remark(reading, row.at(column), `${count} pieces: counted as 0`)
  return Math.max(0, count)
}

export function weightOf(reading: Reading, row: Row, column: string, unit: string): number | null {
  return measure(reading, row, { column, unit, what: 'weight', convert: gramsIn })
}

export function lengthOf(reading: Reading, row: Row, column: string, unit: string): number | null {
  return measure(reading, row, { column, unit, what: 'length', convert: millimetresIn })
}

interface Measure {
  readonly column: string
  readonly unit: string
  readonly what: string
  readonly convert: typeof gramsIn
}

function measure(reading: Reading, row: Row, { column, unit, what, convert }: Measure) {
  const text = row.text(column)
  if (text === '') return null
  const amount = convert(text, unit, reading.style)
  if (amount !== null) return amount
  return fail(reading, row.at(column), `${JSON.stringify(text)} is no ${what} in ${unit}`)
}

const YES = new Set(['yes', 'true', '1', 'y', 'on'])
const NO = new Set(['no', 'false', '0', 'n', 'off'])

/** Yes or no in any of the words files use; `otherwise` where the cell is empty. */
export function flag(reading: Reading, row: Row, column: string, otherwise: boolean): boolean {
  const text = row.text(column).toLowerCase()
  if (text === '') return otherwise
  if (YES.has(text)) return true
  if (!NO.has(text)) {
    fail(reading, row.at(column), `${JSON.stringify(row.text(column))} is neither yes nor no`)
  }
  return false
}
