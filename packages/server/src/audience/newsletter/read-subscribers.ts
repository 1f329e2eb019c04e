import { isEmail, parseInertCell } from '@vitrine/model'
import { type CsvRecord, decode, readRecords } from '../../commerce/product-import/index.ts'
import { COLUMN_ALIASES, SUBSCRIBER_COLUMNS, type SubscriberColumn } from './subscriber-columns.ts'

/** A row of a file that can be imported. */
export interface ReadSubscriber {
  readonly row: number
  /** In small letters. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: string
  /** The time of an earlier confirmation; undefined if there was none. */
  readonly confirmedAt: Date | undefined
}

export interface RowError {
  readonly row: number
  readonly column: string | null
  readonly message: string
}

export interface SubscriberFile {
  readonly rows: number
  readonly subscribers: readonly ReadSubscriber[]
  readonly errors: readonly RowError[]
}

const DELIMITERS = [',', ';', '\t'] as const
const LONGEST_EMAIL = 256
const LONGEST_NAME = 200

/** Reads a file of subscribers; undefined if its header has no column of email addresses. */
export function readSubscribers(bytes: Uint8Array): SubscriberFile | undefined {
  const { text } = decode(bytes)
  for (const delimiter of DELIMITERS) {
    const records = readRecords(text.replace(/^\uFEFF/, ''), delimiter)
    const header = records.next().value
    const columns = header && findColumns(header.cells)
    if (columns) return readRows(records, columns)
  }
  return undefined
}

type Columns = ReadonlyMap<SubscriberColumn, number>

function findColumns(cells: readonly string[]): Columns | undefined {
  const columns = new Map<SubscriberColumn, number>()
  const own = new Map(
    Object.entries(SUBSCRIBER_COLUMNS).map(([key, label]) => [label.toLowerCase(), key]),
  )
  for (const [index, cell] of cells.entries()) {
    const label = cell.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    // The keys of the table are the columns.
    const column = (own.get(label) as SubscriberColumn | undefined) ?? COLUMN_ALIASES[label]
    if (column !== undefined && !columns.has(column)) columns.set(column, index)
  }
  return columns.has('email') ? columns : undefined
}

function readRows(records: Iterable<CsvRecord>, columns: Columns): SubscriberFile {
  const subscribers: ReadSubscriber[] = []
  const errors: RowError[] = []
  const rowByEmail = new Map<string, number>()
  let rows = 0
  for (const record of records) {
    rows += 1
    const { row } = record
    if (record.error) {
      errors.push({ row, column: null, message: record.error.message })
      continue
    }
    const read = readRow(record, columns)
    if ('errors' in read) {
      errors.push(...read.errors)
      continue
    }
    const before = rowByEmail.get(read.email)
    if (before === undefined) {
      rowByEmail.set(read.email, row)
      subscribers.push(read)
    } else {
      const message = `is in row ${before} already`
      errors.push({ row, column: SUBSCRIBER_COLUMNS.email, message })
    }
  }
  return { rows, subscribers, errors }
}

function readRow(
  { row, cells }: CsvRecord,
  columns: Columns,
): ReadSubscriber | { readonly errors: readonly RowError[] } {
  const get = (column: SubscriberColumn) =>
    parseInertCell((cells[columns.get(column) ?? -1] ?? '').replaceAll('\0', ''))
      .replaceAll(/\s+/g, ' ')
      .trim()
  const errors: RowError[] = []
  const addError = (column: SubscriberColumn, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS[column], message })
  const email = get('email').toLowerCase()
  if (email === '') addError('email', 'is empty')
  else if (email.length > LONGEST_EMAIL || !isEmail(email))
    addError('email', 'is not a valid email address')
  const names = { firstName: get('firstName'), lastName: get('lastName') }
  for (const field of ['firstName', 'lastName'] as const)
    if (Array.from(names[field]).length > LONGEST_NAME)
      addError(field, `is longer than ${LONGEST_NAME} characters`)
  const confirmedAt = parseDate(get('confirmedOn'))
  if (confirmedAt === 'invalid')
    addError('confirmedOn', 'must be a date such as 2026-03-31, and not in the future')
  if (errors.length > 0 || confirmedAt === 'invalid') return { errors }
  return { row, email, ...names, language: get('language'), confirmedAt }
}

/** Returns the time of a cell, or noon of its day; undefined for an empty cell. */
function parseDate(text: string): Date | undefined | 'invalid' {
  if (text === '') return undefined
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return 'invalid'
  // At noon it is the same day in almost every time zone.
  const date = new Date(text.length === 10 ? `${text}T12:00:00Z` : text)
  const isFit = !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000
  return isFit && date.getUTCFullYear() >= 1990 ? date : 'invalid'
}
