import { DEFAULT_CURRENCY } from '@vitrine/model'
import { readRecords } from './csv.ts'
import { decode } from './decode.ts'
import { detectFormat, type UnreadableFile } from './detect.ts'
import type { Dialect, RowGroup } from './dialect.ts'
import type { ProductDraft } from './draft.ts'
import { type CompleteProduct, completeProduct } from './complete-product.ts'
import type { ParseContext, ReadOptions } from './parse-context.ts'
import { separateCategoryTexts } from './vitrine/categories.ts'
import { createSheet, type Position, type Problem, type Row, type Sheet } from './sheet.ts'

/** A parsed product file, not compared with the shop yet. */
export interface ProductFile {
  readonly format: string
  readonly delimiter: string
  readonly encoding: string
  /** The currency of the prices if it is not the shop's; they are not converted. */
  readonly foreignCurrency: string | null
  /** The number of rows below the header that are not blank. */
  readonly rows: number
  readonly drafts: readonly ProductDraft[]
  /** The normalized names of the columns. */
  readonly columns: ReadonlySet<string>
  /** The products that are not imported because of errors. */
  readonly invalid: readonly InvalidProduct[]
  /** The products that are skipped by intention. */
  readonly skipped: readonly (Position & { readonly title: string; readonly reason: string })[]
  /** Notes on products that are imported. */
  readonly remarks: readonly Problem[]
  /** The columns without a product field, stored as notes of the products. */
  readonly notedColumns: readonly string[]
}

export interface InvalidProduct {
  readonly key: string
  readonly title: string
  readonly errors: readonly Problem[]
}

/** Parses a whole file. An error in a row affects its product and no other. */
export function readProducts(
  bytes: Uint8Array,
  options: ReadOptions,
): ProductFile | UnreadableFile {
  const { text, encoding } = decode(bytes)
  const found = detectFormat(text, options.columns)
  if ('reason' in found) return found
  const { dialect, delimiter, headerAt } = found
  const records = readRecords(text.slice(headerAt), delimiter)
  const header = records.next()
  if (header.done) return { known: false, reason: 'The file is empty.' }
  if (header.value.error) {
    return { known: false, reason: `Invalid header: ${header.value.error.message}.` }
  }
  const sheet = createSheet(header.value.cells, options.columns)
  const invalidColumns = dialect.findInvalidColumns?.(sheet, options) ?? []
  if (invalidColumns.length > 0)
    return { known: false, reason: invalidColumns.join(' '), hasInvalidColumns: true }
  const linesBefore = headerAt > 0 ? 1 : 0
  const rows: Row[] = []
  for (const record of records) {
    rows.push(sheet.row({ ...record, line: record.line + linesBefore }))
  }
  const style = { decimalComma: delimiter !== ',' }
  const currencies = dialect.currencies?.(rows, sheet) ?? []
  const pricesIn = options.pricesIn ?? guessCurrency(currencies, options.currency)
  const results = dialect
    .group(rows, sheet)
    .map((group) => readGroup(group, { dialect, sheet, options, style, pricesIn }))
  const { distinct, duplicates } = separateAddresses(
    results.flatMap(({ done }) => (done ? [done] : [])),
  )
  const { valid, invalid: contradictory } = separateCategoryTexts(distinct)
  return {
    format: dialect.label,
    delimiter,
    encoding,
    foreignCurrency:
      pricesIn !== options.currency && currencies.includes(pricesIn) ? pricesIn : null,
    rows: rows.length,
    drafts: valid,
    columns: new Set(sheet.columns.keys()),
    invalid: [
      ...results.flatMap(({ invalid }) => (invalid ? [invalid] : [])),
      ...duplicates,
      ...contradictory,
    ],
    skipped: results.flatMap(({ skipped }) => (skipped ? [skipped] : [])),
    remarks: results.flatMap(({ remarks }) => remarks),
    notedColumns: listNotedColumns(valid, sheet),
  }
}

/** Returns the shop's currency if the file has it, otherwise the most frequent one, US dollars if in doubt. */
function guessCurrency(currencies: readonly string[], shopCurrency: string): string {
  if (currencies.length === 0 || currencies.includes(shopCurrency)) return shopCurrency
  const count = (code: string) => currencies.filter((other) => other === code).length
  const counted = [...new Set(currencies)].map((code) => ({ code, prices: count(code) }))
  const weight = ({ code, prices }: (typeof counted)[number]) =>
    prices + (code === DEFAULT_CURRENCY ? 0.5 : 0)
  return counted.toSorted((a, b) => weight(b) - weight(a))[0]?.code ?? shopCurrency
}

interface GroupContext extends Pick<ParseContext, 'options' | 'style' | 'pricesIn'> {
  readonly dialect: Dialect
  readonly sheet: Sheet
}

interface GroupResult {
  readonly done?: CompleteProduct
  readonly invalid?: InvalidProduct
  readonly skipped?: ProductFile['skipped'][number]
  readonly remarks: readonly Problem[]
}

function readGroup(group: RowGroup, { dialect, sheet, ...options }: GroupContext): GroupResult {
  const [first] = group.rows
  const context: ParseContext = { ...options, errors: [], remarks: [] }
  const key = `${dialect.name}:${group.key}`
  const titled = ['title', 'name', 'product title'].map((column) => first.text(column))
  const title = titled.find((text) => text !== '') ?? group.key
  const reject = () => ({ invalid: { key, title, errors: context.errors }, remarks: [] })

  context.errors.push(...group.rows.flatMap(({ error }) => (error ? [error] : [])))
  if (group.invalidReason)
    context.errors.push({ ...first.getPosition(), column: null, message: group.invalidReason })
  if (context.errors.length > 0) return reject()

  const raw = dialect.draft(group, sheet, context)
  if ('skip' in raw) {
    return { skipped: { ...first.getPosition(), title, reason: raw.skip }, remarks: [] }
  }
  const notes = collectNotes(group, dialect, sheet)
  const done = completeProduct(raw, { key, row: first, notes }, context)
  return done ? { done, remarks: context.remarks } : reject()
}

function listNotedColumns(drafts: readonly ProductDraft[], sheet: Sheet): readonly string[] {
  const noted = new Set(drafts.flatMap(({ notes }) => Object.keys(notes)))
  const labels = [...sheet.columns.values()]
  return labels.filter((label) =>
    [...noted].some((key) => key === label || key.startsWith(`${label} (`)),
  )
}

function isNoted({ reads, ignores }: Dialect, column: string): boolean {
  return !reads(column) && !ignores?.(column)
}

/** Collects the cells without a product field; values that differ on further rows are added by their SKU. */
function collectNotes(
  group: RowGroup,
  dialect: Dialect,
  sheet: Sheet,
): Readonly<Record<string, string>> {
  const notes: Record<string, string> = {}
  for (const [column, label] of sheet.columns) {
    if (!isNoted(dialect, column)) continue
    for (const [index, row] of group.rows.entries()) {
      const value = row.text(column)
      if (value === '' || notes[label] === value) continue
      const sku = row.text('sku') || row.text('variant sku') || `${index + 1}`
      notes[index === 0 ? label : `${label} (${sku})`] = value
    }
  }
  return notes
}

/** Separates products with the same address: one created from the title gets a number, others are invalid. */
function separateAddresses(products: readonly CompleteProduct[]) {
  const taken = new Map<string, ProductDraft>()
  const duplicates: InvalidProduct[] = []
  const distinct = products.flatMap(({ draft, urlIdPosition }) => {
    const namesake = taken.get(draft.urlId)
    if (namesake && urlIdPosition) {
      const shown = JSON.stringify(draft.urlId)
      const message = `duplicate URL path ${shown}: the product on line ${namesake.line} has it too`
      duplicates.push({
        key: draft.key,
        title: draft.title,
        errors: [{ ...urlIdPosition, message }],
      })
      return []
    }
    let number = 1
    while (namesake && taken.has(`${draft.urlId}-${number}`)) number += 1
    const own = namesake ? { ...draft, urlId: `${draft.urlId}-${number}` } : draft
    taken.set(own.urlId, own)
    return [own]
  })
  return { distinct, duplicates }
}
