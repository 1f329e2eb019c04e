import { createHash } from 'node:crypto'
import {
  isEmail,
  MAX_REVIEW_STARS,
  parseInertCell,
  type ProductReviewState,
  productReviewStates,
  reviewLengths,
} from '@vitrine/model'
import { type CsvRecord, decode, readRecords } from '../../commerce/product-import/index.ts'
import { cleanName, cleanText } from '../comments/index.ts'
import { COLUMN_ALIASES, REVIEW_COLUMNS, type ReviewColumn } from './review-columns.ts'

/** A row of a file that can be imported. */
export interface ReadReview {
  readonly row: number
  /** The name or the URL of the product, as the file has it; empty if it has a SKU. */
  readonly product: string
  readonly sku: string
  readonly stars: number
  readonly name: string
  readonly email: string | null
  readonly title: string
  readonly text: string
  readonly createdAt: Date | undefined
  readonly language: string
  readonly isVerified: boolean
  readonly state: ProductReviewState
  readonly reply: string
  /** The key that tells the review apart when the file is imported again. */
  readonly key: string
}

export interface RowError {
  readonly row: number
  readonly column: string | null
  readonly message: string
}

export interface ReviewFile {
  readonly rows: number
  readonly reviews: readonly ReadReview[]
  readonly errors: readonly RowError[]
}

const DELIMITERS = [',', ';', '\t'] as const
const NEEDED = ['stars', 'name'] as const

/** Reads a file of reviews; undefined if its header has not the columns that an import needs. */
export function readReviews(bytes: Uint8Array): ReviewFile | undefined {
  const { text } = decode(bytes)
  for (const delimiter of DELIMITERS) {
    const records = readRecords(text.replace(/^\uFEFF/, ''), delimiter)
    const header = records.next().value
    const columns = header && findColumns(header.cells)
    if (columns) return readRows(records, columns)
  }
  return undefined
}

type Columns = ReadonlyMap<ReviewColumn, number>

/** Finds the columns by their names; undefined if the stars, the name or the product is missing. */
function findColumns(cells: readonly string[]): Columns | undefined {
  const columns = new Map<ReviewColumn, number>()
  const own = new Map(
    Object.entries(REVIEW_COLUMNS).map(([key, label]) => [label.toLowerCase(), key]),
  )
  for (const [index, cell] of cells.entries()) {
    const label = cell.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    // The keys of the table are the columns.
    const column = (own.get(label) as ReviewColumn | undefined) ?? COLUMN_ALIASES[label]
    if (column !== undefined && !columns.has(column)) columns.set(column, index)
  }
  const hasProduct = columns.has('product') || columns.has('sku')
  return hasProduct && NEEDED.every((name) => columns.has(name)) ? columns : undefined
}

function readRows(records: Iterable<CsvRecord>, columns: Columns): ReviewFile {
  const reviews: ReadReview[] = []
  const errors: RowError[] = []
  let rows = 0
  for (const record of records) {
    rows += 1
    if (record.error) {
      errors.push({ row: record.row, column: null, message: record.error.message })
      continue
    }
    const read = readRow(record, columns)
    if ('errors' in read) errors.push(...read.errors)
    else reviews.push(read)
  }
  return { rows, reviews, errors }
}

function readRow(
  { row, cells }: CsvRecord,
  columns: Columns,
): ReadReview | { readonly errors: readonly RowError[] } {
  const get = (column: ReviewColumn) =>
    parseInertCell((cells[columns.get(column) ?? -1] ?? '').replaceAll('\0', '')).trim()
  const errors: RowError[] = []
  const addError = (column: ReviewColumn, message: string) =>
    errors.push({ row, column: REVIEW_COLUMNS[column], message })
  const texts = {
    name: cleanName(get('name')),
    title: cleanName(get('title')),
    text: cleanText(get('text')),
    reply: cleanText(get('reply')),
  }
  for (const field of ['name', 'title', 'text', 'reply'] as const) {
    const max = reviewLengths[field]
    if (Array.from(texts[field]).length > max)
      addError(field, `is longer than ${max.toLocaleString('en')} characters`)
  }
  if (texts.name === '') addError('name', 'is empty')
  if (get('product') === '' && get('sku') === '') addError('product', 'is empty')
  const stars = Number(get('stars'))
  if (!Number.isInteger(stars) || stars < 1 || stars > MAX_REVIEW_STARS)
    addError('stars', 'must be a whole number from 1 to 5')
  const email = get('email').toLowerCase()
  if (email !== '' && !isEmail(email)) addError('email', 'is not a valid email address')
  const date = parseDate(get('date'))
  if (date === 'invalid')
    addError('date', 'must be a date such as 2026-03-31, and not in the future')
  const state = get('state').toLowerCase() || 'approved'
  const known = productReviewStates.find((each) => each === state)
  if (!known) addError('state', 'must be pending, approved or rejected')
  if (errors.length > 0 || !known || date === 'invalid') return { errors }
  const language = get('language')
  return {
    ...{ row, product: get('product'), sku: get('sku'), stars, ...texts, state: known, language },
    email: email === '' ? null : email,
    createdAt: date,
    isVerified: /^(?:yes|true|1)$/i.test(get('verified')),
    key: createKey(get('id'), [get('product'), get('sku'), texts.name, texts.text, get('date')]),
  }
}

/** Returns the date of a cell at noon of its day, or its time; undefined for an empty cell. */
function parseDate(text: string): Date | undefined | 'invalid' {
  if (text === '') return undefined
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return 'invalid'
  // At noon it is the same day in almost every time zone.
  const date = new Date(text.length === 10 ? `${text}T12:00:00Z` : text)
  const isFit = !Number.isNaN(date.getTime()) && date.getTime() <= Date.now() + 86_400_000
  return isFit && date.getUTCFullYear() >= 1990 ? date : 'invalid'
}

function createKey(id: string, parts: readonly string[]): string {
  if (id !== '' && id.length <= 150) return `id:${id}`
  return `row:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`
}
