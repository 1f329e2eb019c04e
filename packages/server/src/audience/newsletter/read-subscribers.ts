import { isEmail, MAX_MAILING_LIST_NAME, parseInertCell } from '@vitrine/model'
import { type CsvRecord, decode, readRecords } from '../../commerce/product-import/index.ts'
import { newsletterErrors } from './errors.ts'
import {
  COLUMN_ALIASES,
  LEFT_STATES,
  type ReadColumn,
  SUBSCRIBER_COLUMNS,
  type SubscriberColumn,
} from './subscriber-columns.ts'

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
  /** The names of the mailing lists. */
  readonly lists: readonly string[]
}

export interface RowError {
  readonly row: number
  readonly column: string | null
  readonly message: string
}

export interface SubscriberFile {
  readonly rows: number
  readonly subscribers: readonly ReadSubscriber[]
  /** The number of rows whose address has unsubscribed from the earlier provider. */
  readonly left: number
  readonly errors: readonly RowError[]
}

const DELIMITERS = [',', ';', '\t'] as const
const LONGEST_EMAIL = 256
const LONGEST_NAME = 200

/** The message for a row whose address has unsubscribed from the earlier provider. */
const LEFT = 'has unsubscribed from the earlier provider'
/** The values of a column such as Unsubscribed of people who have not. */
const NOT_LEFT: ReadonlySet<string> = new Set(['', 'no', 'false', '0'])

/** The maximum number of rows below the header. */
export const MAX_SUBSCRIBER_ROWS = 50_000

/**
 * Reads a file of subscribers; undefined if its header has no column of email addresses. Throws
 * `newsletter.tooManyRows`.
 */
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

/** The indexes of each column; several can tell who has unsubscribed. */
type Columns = ReadonlyMap<ReadColumn, readonly number[]>

function findColumns(cells: readonly string[]): Columns | undefined {
  const columns = new Map<ReadColumn, readonly number[]>()
  const own = new Map(
    Object.entries(SUBSCRIBER_COLUMNS).map(([key, label]) => [label.toLowerCase(), key]),
  )
  for (const [index, cell] of cells.entries()) {
    const label = cell.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    // The keys of the table are the columns.
    const column = (own.get(label) as SubscriberColumn | undefined) ?? COLUMN_ALIASES[label]
    if (column !== undefined) columns.set(column, [...(columns.get(column) ?? []), index])
  }
  return columns.has('email') ? columns : undefined
}

function readRows(records: Iterable<CsvRecord>, columns: Columns): SubscriberFile {
  const subscribers: ReadSubscriber[] = []
  const errors: RowError[] = []
  const rowByEmail = new Map<string, number>()
  const leftEmails = new Set<string>()
  const addError = (row: number, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS.email, message })
  let [rows, left] = [0, 0]
  for (const record of records) {
    rows += 1
    if (rows > MAX_SUBSCRIBER_ROWS) throw newsletterErrors.tooManyRows()
    const { row } = record
    if (record.error) {
      errors.push({ row, column: null, message: record.error.message })
      continue
    }
    const read = readRow(record, columns)
    if ('left' in read) {
      leftEmails.add(read.left)
      left += 1
      addError(row, LEFT)
    } else if ('errors' in read) errors.push(...read.errors)
    else if (rowByEmail.has(read.email))
      addError(row, `is in row ${rowByEmail.get(read.email)} already`)
    else {
      rowByEmail.set(read.email, row)
      subscribers.push(read)
    }
  }
  // An address that has unsubscribed in one row is not subscribed by another.
  const gone = subscribers.filter(({ email }) => leftEmails.has(email))
  for (const { row } of gone) addError(row, LEFT)
  const stayed = subscribers.filter(({ email }) => !leftEmails.has(email))
  return { rows, subscribers: stayed, left: left + gone.length, errors }
}

type ReadRow =
  | ReadSubscriber
  | { readonly errors: readonly RowError[] }
  /** The address of a row that has unsubscribed from the earlier provider. */
  | { readonly left: string }

function readRow({ row, cells }: CsvRecord, columns: Columns): ReadRow {
  const getAll = (column: ReadColumn) =>
    (columns.get(column) ?? []).map((index) =>
      parseInertCell((cells[index] ?? '').replaceAll('\0', ''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
  const get = (column: SubscriberColumn) => getAll(column)[0] ?? ''
  const errors: RowError[] = []
  const addError = (column: SubscriberColumn, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS[column], message })
  const email = get('email').toLowerCase()
  if (email === '') addError('email', 'is empty')
  else if (email.length > LONGEST_EMAIL || !isEmail(email))
    addError('email', 'is not a valid email address')
  else if (hasLeft(getAll('left'), getAll('state'))) return { left: email }
  const names = { firstName: get('firstName'), lastName: get('lastName') }
  for (const field of ['firstName', 'lastName'] as const)
    if (Array.from(names[field]).length > LONGEST_NAME)
      addError(field, `is longer than ${LONGEST_NAME} characters`)
  const confirmedAt = parseDate(get('confirmedOn'))
  if (confirmedAt === 'invalid')
    addError('confirmedOn', 'must be a date such as 2026-03-31, and not in the future')
  const lists = parseListNames(getAll('lists'))
  if (lists.some((name) => Array.from(name).length > MAX_MAILING_LIST_NAME))
    addError('lists', `has a name longer than ${MAX_MAILING_LIST_NAME} characters`)
  if (errors.length > 0 || confirmedAt === 'invalid') return { errors }
  return { row, email, ...names, language: get('language'), confirmedAt, lists }
}

/** Returns the names of lists, which are between commas or semicolons, and in the files of some programs between quotes. */
function parseListNames(cells: readonly string[]): readonly string[] {
  const names = cells
    .flatMap((cell) => cell.split(/[,;]/))
    .map((name) => name.replace(/^\s*"|"\s*$/g, '').trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Returns whether cells say that a person has unsubscribed: by a time, or by a state. */
function hasLeft(times: readonly string[], states: readonly string[]): boolean {
  return (
    times.some((text) => !NOT_LEFT.has(text.toLowerCase())) ||
    states.some((text) => LEFT_STATES.has(text.toLowerCase()))
  )
}

/** Returns the time of a cell, or noon of its day; undefined for an empty cell. */
function parseDate(text: string): Date | undefined | 'invalid' {
  if (text === '') return undefined
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? ''
  if (!isDay(day)) return 'invalid'
  // At noon it is the same day in almost every time zone.
  const date = new Date(text.length === 10 ? `${text}T12:00:00Z` : text)
  const isFit = !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000
  return isFit && date.getUTCFullYear() >= 1990 ? date : 'invalid'
}

/** Returns whether the calendar has a day such as 2026-03-31; `Date` reads 2026-02-31 as 3 March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
