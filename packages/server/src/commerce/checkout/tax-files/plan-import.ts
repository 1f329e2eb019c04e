import type { TaxRateImport, Taxes } from '@vitrine/contract'
import { parseInertCell } from '@vitrine/model'
import { decode, readRecords } from '../../product-import/index.ts'
import { type Column, type FileRate, readRate } from './read-rate.ts'

type StoredRate = Taxes['rates'][number]

/** An import with what it changes. */
export interface TaxImportPlan extends Omit<TaxRateImport, 'dryRun'> {
  readonly taxes: Taxes
}

const MAX_ROWS = 20_000
const MAX_RATES = 500
const MAX_CLASSES = 50
const MAX_REPORTED = 500

/**
 * Plans the import of a file into the taxes of a store: a rate of the same place, name and tax class is changed, others are
 * added, and none is removed. Undefined for a file without the columns, and for one with too many rows.
 */
export function planTaxImport(bytes: Uint8Array, taxes: Taxes): TaxImportPlan | undefined {
  const { text } = decode(bytes)
  const [header = ''] = text.split(/\r\n|\r|\n/, 1)
  const delimiter = [',', ';', '\t'].find((each) => header.includes(each)) ?? ','
  const [names, ...records] = readRecords(text.replace(/^\uFEFF/, ''), delimiter)
  const columns = new Map(names?.cells.map((name, index) => [toKey(name), index]))
  const isKnown = columns.has(toKey('Country Code')) && columns.has(toKey('Rate %'))
  if (!isKnown || records.length > MAX_ROWS) return undefined
  const rates: FileRate[] = []
  const errors: TaxRateImport['errors'] = []
  const newTaxClasses: string[] = []
  for (const { row, cells, error } of records) {
    const getCell = (column: Column) =>
      parseInertCell(cells[columns.get(toKey(column)) ?? -1] ?? '').trim()
    const taxClasses = [...taxes.taxClasses, ...newTaxClasses]
    const read = error
      ? { reason: 'unreadable' as const, value: error.message }
      : readRate(getCell, taxClasses)
    if ('reason' in read) errors.push({ row, ...read })
    else {
      const isNew = read.taxClass !== null && !taxClasses.includes(read.taxClass)
      if (isNew && taxClasses.length >= MAX_CLASSES)
        errors.push({ row, reason: 'limit', value: read.taxClass ?? '' })
      else if (taxes.rates.length + rates.length >= MAX_RATES && !findSame(taxes.rates, read))
        errors.push({ row, reason: 'limit', value: read.name })
      else {
        if (isNew && read.taxClass !== null) newTaxClasses.push(read.taxClass)
        rates.push(read)
      }
    }
  }
  const { counts, merged } = mergeRates(taxes.rates, rates)
  return {
    taxes: { ...taxes, taxClasses: [...taxes.taxClasses, ...newTaxClasses], rates: merged },
    counts: { ...counts, error: errors.length },
    newTaxClasses,
    errors: errors.slice(0, MAX_REPORTED),
  }
}

function findSame(stored: readonly StoredRate[], rate: FileRate): StoredRate | undefined {
  return stored.find((each) => toRateKey(each) === toRateKey(rate))
}

/** Changes the stored rates that a file names, each once, and adds the others after them, by priority. */
function mergeRates(stored: readonly StoredRate[], rates: readonly FileRate[]) {
  const left = [...rates]
  const counts = { create: 0, update: 0, unchanged: 0 }
  const changed = stored.map((rate): StoredRate => {
    const at = left.findIndex((each) => toRateKey(each) === toRateKey(rate))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found) return rate
    const { id, ...own } = rate
    const isSame = getCells(own) === getCells(found)
    counts[isSame ? 'unchanged' : 'update'] += 1
    return isSame ? rate : { ...found, ...(id !== undefined && { id }) }
  })
  counts.create = left.length
  const order = ({ priority }: FileRate) => priority ?? Number.MAX_SAFE_INTEGER
  return { counts, merged: [...changed, ...left.toSorted((a, b) => order(a) - order(b))] }
}

/** Returns what makes two rates the same one: their place, name and tax class. */
function toRateKey({ country, regions, name, taxClass }: FileRate): string {
  const places = regions.map((region) => region.trim().toLowerCase()).toSorted()
  return JSON.stringify([country, places, name.trim().toLowerCase(), taxClass])
}

function getCells(rate: FileRate): string {
  const { country, regions, name, percent, priority, isCompound, taxesShipping, taxClass } = rate
  const places = regions.map((region) => region.trim())
  return JSON.stringify([
    ...[country, places, name.trim(), percent, priority, isCompound, taxesShipping, taxClass],
  ])
}

/** Returns the name of a column for comparison. */
function toKey(name: string): string {
  return name.trim().toLowerCase()
}
