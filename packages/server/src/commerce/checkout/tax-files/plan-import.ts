import type { TaxRateImport, Taxes } from '@vitrine/contract'
import { MAX_STORE_POSTAL_CODE_ENTRIES, parseInertCell } from '@vitrine/model'
import { decode, readRecords } from '../../product-import/index.ts'
import { type Column, type FileRate, readRate, type RowError } from './read-rate.ts'

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
  const plan = new RatePlan(taxes)
  const errors: TaxRateImport['errors'] = []
  for (const { row, cells, error } of records) {
    const getCell = (column: Column) =>
      parseInertCell(cells[columns.get(toKey(column)) ?? -1] ?? '').trim()
    const read = error
      ? { reason: 'unreadable' as const, value: error.message }
      : plan.add(readRate(getCell, plan.taxClasses))
    if (read) errors.push({ row, ...read })
  }
  return {
    taxes: { ...taxes, taxClasses: plan.taxClasses, rates: plan.merge() },
    counts: { ...plan.counts, error: errors.length },
    newTaxClasses: plan.taxClasses.slice(taxes.taxClasses.length),
    errors: errors.slice(0, MAX_REPORTED),
  }
}

/** The rates and tax classes of a store, and those that a file adds and changes. */
class RatePlan {
  readonly taxClasses: string[]
  readonly counts = { create: 0, update: 0, unchanged: 0 }
  readonly #stored: readonly StoredRate[]
  /** The places in the list of the stored rates that the file has not named yet, by key. */
  readonly #places = new Map<string, number[]>()
  readonly #changed = new Map<number, StoredRate>()
  readonly #added: FileRate[] = []
  /** The number of entries of postal codes, which only added rates change. */
  #postalCodes = 0

  constructor({ taxClasses, rates }: Taxes) {
    this.taxClasses = [...taxClasses]
    this.#stored = rates
    for (const [place, rate] of rates.entries()) {
      this.#postalCodes += rate.postalCodes.length
      const key = toRateKey(rate)
      this.#places.set(key, [...(this.#places.get(key) ?? []), place])
    }
  }

  /** Adds a rate, or changes the stored one of its key. Returns why it cannot be used; undefined if it can. */
  add(rate: FileRate | RowError): RowError | undefined {
    if ('reason' in rate) return rate
    const { taxClass } = rate
    const isNewClass = taxClass !== null && !this.taxClasses.includes(taxClass)
    if (isNewClass && this.taxClasses.length >= MAX_CLASSES)
      return { reason: 'limit', value: taxClass }
    const place = this.#places.get(toRateKey(rate))?.shift()
    const error = place === undefined ? this.#create(rate) : this.#change(place, rate)
    if (isNewClass && !error) this.taxClasses.push(taxClass)
    return error
  }

  #create(rate: FileRate): RowError | undefined {
    const { length } = rate.postalCodes
    if (this.#stored.length + this.#added.length >= MAX_RATES)
      return { reason: 'limit', value: rate.name }
    if (length > 0 && this.#postalCodes + length > MAX_STORE_POSTAL_CODE_ENTRIES)
      return { reason: 'postcode-limit', value: String(length) }
    this.#added.push(rate)
    this.#postalCodes += length
    this.counts.create += 1
    return undefined
  }

  #change(place: number, rate: FileRate): undefined {
    const { id, ...stored }: StoredRate = this.#stored[place] ?? rate
    const isSame = getCells(stored) === getCells(rate)
    this.counts[isSame ? 'unchanged' : 'update'] += 1
    if (!isSame) this.#changed.set(place, { ...rate, ...(id !== undefined && { id }) })
  }

  /** Returns the stored rates in their order, as they are changed, and the new ones after them, by priority. */
  merge(): StoredRate[] {
    const order = ({ priority }: FileRate) => priority ?? Number.MAX_SAFE_INTEGER
    return [
      ...this.#stored.map((rate, place) => this.#changed.get(place) ?? rate),
      ...this.#added.toSorted((a, b) => order(a) - order(b)),
    ]
  }
}

/** Returns what makes two rates the same one: their place, name and tax class. */
function toRateKey({ country, regions, postalCodes, cities, name, taxClass }: FileRate): string {
  const places = [regions, postalCodes, cities].map((names) => names.map(toKey).toSorted())
  return JSON.stringify([country, places, name.trim().toLowerCase(), taxClass])
}

function getCells(rate: FileRate): string {
  const { country, name, percent, priority, isCompound, taxesShipping, taxClass } = rate
  const places = [rate.regions, rate.postalCodes, rate.cities].map((names) =>
    names.map((place) => place.trim()),
  )
  return JSON.stringify([
    ...[country, places, name.trim(), percent, priority, isCompound, taxesShipping, taxClass],
  ])
}

/** Returns a name for comparison, of a column or a place. */
function toKey(name: string): string {
  return name.trim().toLowerCase()
}
