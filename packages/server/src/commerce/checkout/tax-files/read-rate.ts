import type { TaxRateImport, Taxes } from '@vitrine/contract'
import {
  findTaxClass,
  isCountry,
  isPostalCodeEntry,
  MAX_POSTAL_CODE_ENTRIES,
  splitPostalCodes,
} from '@vitrine/model'

/** A rate of a file; `taxClass` is one of the store, or a new one. */
export type FileRate = Omit<Taxes['rates'][number], 'id'>

/** Why a row cannot be used, and the cell that is the reason. */
export type RowError = Pick<TaxRateImport['errors'][number], 'reason' | 'value'>

/** The cell of a column in a row, trimmed; empty if the file does not have the column. */
export type GetCell = (column: Column) => string

/** The columns of WooCommerce's file of tax rates, in their order. */
export const COLUMNS = [
  'Country Code',
  'State Code',
  'ZIP/Postcode',
  'City',
  'Rate %',
  'Tax Name',
  'Priority',
  'Compound',
  'Shipping',
  'Tax Class',
] as const

export type Column = (typeof COLUMNS)[number]

const MAX_NAME = 100
/** The maximum number of regions, and of cities. */
const MAX_PLACES = 20

/** Reads a row, with the classes that the store has and those that rows before it added. */
export function readRate(cell: GetCell, taxClasses: readonly string[]): FileRate | RowError {
  const country = cell('Country Code').toUpperCase()
  const regions = readPlaces(cell('State Code'))
  const postalCodes = readPostalCodes(cell('ZIP/Postcode'))
  const cities = readPlaces(cell('City'))
  const name = cell('Tax Name') || 'Tax'
  const percent = readPercent(cell('Rate %'))
  const priority = readPriority(cell('Priority'))
  const [isCompound, taxesShipping] = [readFlag(cell('Compound')), readFlag(cell('Shipping'))]
  const taxClass = readTaxClass(cell('Tax Class'), taxClasses)
  if (!isCountry(country)) return { reason: 'country', value: cell('Country Code') }
  if (regions === undefined) return { reason: 'region', value: cell('State Code') }
  if (!Array.isArray(postalCodes)) return postalCodes
  if (cities === undefined) return { reason: 'city', value: cell('City') }
  if (percent === undefined) return { reason: 'rate', value: cell('Rate %') }
  if (name.length > MAX_NAME) return { reason: 'name', value: name }
  if (priority === undefined) return { reason: 'priority', value: cell('Priority') }
  if (isCompound === undefined) return { reason: 'flag', value: cell('Compound') }
  if (taxesShipping === undefined) return { reason: 'flag', value: cell('Shipping') }
  if ((taxClass?.length ?? 0) > MAX_NAME) return { reason: 'tax-class', value: cell('Tax Class') }
  const place = { country, regions, postalCodes, cities }
  return { ...place, name, percent, priority, isCompound, taxesShipping, taxClass }
}

/** Returns the cells of a rate, which read as the same rate. */
export function formatRate(rate: FileRate): readonly string[] {
  return [
    rate.country,
    formatPlaces(rate.regions),
    rate.postalCodes.join(';'),
    formatPlaces(rate.cities),
    rate.percent.toFixed(4),
    rate.name,
    rate.priority === null ? '' : String(rate.priority),
    rate.isCompound ? '1' : '0',
    rate.taxesShipping ? '1' : '0',
    rate.taxClass ?? '',
  ]
}

/** Returns whether a cell of a place means all of them. */
function isAny(text: string): boolean {
  return text === '' || text === '*'
}

/** Reads regions or cities; undefined for too many of them, and for one that is too long. */
function readPlaces(text: string): string[] | undefined {
  if (isAny(text)) return []
  const places = text
    .split(/(?<!\\);/)
    .map((place) => place.replaceAll(String.raw`\;`, ';').trim())
    .filter((place) => place !== '')
  const isUsable = places.length <= MAX_PLACES && places.every(({ length }) => length <= MAX_NAME)
  return isUsable ? places : undefined
}

function formatPlaces(places: readonly string[]): string {
  return places.map((place) => place.replaceAll(';', String.raw`\;`)).join(';')
}

/** Reads postal codes. The error has all entries that are none. */
function readPostalCodes(text: string): string[] | RowError {
  if (isAny(text)) return []
  const entries = splitPostalCodes(text)
  const wrong = entries.filter((entry) => !isPostalCodeEntry(entry))
  if (wrong.length > 0) return { reason: 'postcode', value: wrong.join(', ') }
  if (entries.length > MAX_POSTAL_CODE_ENTRIES)
    return { reason: 'postcode-limit', value: String(entries.length) }
  return [...entries]
}

/** Reads a percentage of up to four decimals, from 0 to 100. */
function readPercent(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,4})0*)?\s*%?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const percent = Number(`${whole}.${decimals || '0'}`)
  return percent <= 100 ? percent : undefined
}

/** Reads a priority; null for an empty cell, and undefined for anything but a number from 1 to 99. */
function readPriority(text: string): number | null | undefined {
  if (text === '') return null
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined
}

function readFlag(text: string): boolean | undefined {
  if (/^(?:1|yes|true)$/i.test(text)) return true
  return /^(?:0|no|false)?$/i.test(text) ? false : undefined
}

/** Returns the tax class of a cell. WooCommerce writes `reduced-rate` for “Reduced rate”. */
function readTaxClass(text: string, taxClasses: readonly string[]): string | null {
  const found = findTaxClass(text, taxClasses)
  if (found !== undefined) return found
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text)
  return isSlug ? text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ') : text
}
