import { DEFAULT_CURRENCY } from '@vitrine/model'
import { readRecords } from './csv.ts'
import { decode } from './decode.ts'
import { detect, type Undetected } from './detect.ts'
import type { Dialect, RowGroup } from './dialect.ts'
import type { ProductDraft } from './draft.ts'
import { type FinishedProduct, finish } from './finish.ts'
import type { Reading, ReadOptions } from './reading.ts'
import { openSheet, type Place, type Problem, type Row, type Sheet } from './sheet.ts'

/** A file of products, read. Nothing of it has been compared with the shop. */
export interface ProductFile {
  readonly format: string
  readonly delimiter: string
  readonly encoding: string
  /** The currency of the prices where it is not the shop's: they are taken as they are. */
  readonly foreignCurrency: string | null
  /** Rows below the header that are not blank. */
  readonly rows: number
  readonly drafts: readonly ProductDraft[]
  /** Products that are not imported because something in them is wrong. */
  readonly refused: readonly RefusedProduct[]
  /** Products that are left out by intention. */
  readonly skipped: readonly (Place & { readonly title: string; readonly reason: string })[]
  /** What the owner should know about products that are imported all the same. */
  readonly remarks: readonly Problem[]
  /** Columns that are no fields of ours: kept as notes of the products. */
  readonly notedColumns: readonly string[]
}

export interface RefusedProduct {
  readonly key: string
  readonly title: string
  readonly errors: readonly Problem[]
}

/** Reads a whole file. An error in a row refuses its product and no other. */
export function readProducts(bytes: Uint8Array, options: ReadOptions): ProductFile | Undetected {
  const { text, encoding } = decode(bytes)
  const found = detect(text)
  if ('reason' in found) return found
  const { dialect, delimiter, headerAt } = found
  const records = readRecords(text.slice(headerAt), delimiter)
  const header = records.next()
  if (header.done) return { known: false, reason: 'The file is empty.' }
  if (header.value.fault) {
    return { known: false, reason: `The header cannot be read: ${header.value.fault.message}.` }
  }
  const sheet = openSheet(header.value.cells)
  const linesBefore = headerAt > 0 ? 1 : 0
  const rows: Row[] = []
  for (const record of records) {
    rows.push(sheet.row({ ...record, line: record.line + linesBefore }))
  }
  const style = { decimalComma: delimiter !== ',' }
  const currencies = dialect.currencies?.(rows, sheet) ?? []
  const pricesIn = options.pricesIn ?? likeliest(currencies, options.currency)
  const results = dialect
    .group(rows, sheet)
    .map((group) => readGroup(group, { dialect, sheet, options, style, pricesIn }))
  const { unlike, alike } = apart(results.flatMap(({ done }) => (done ? [done] : [])))
  return {
    format: dialect.label,
    delimiter,
    encoding,
    foreignCurrency:
      pricesIn !== options.currency && currencies.includes(pricesIn) ? pricesIn : null,
    rows: rows.length,
    drafts: unlike,
    refused: [...results.flatMap(({ refused }) => (refused ? [refused] : [])), ...alike],
    skipped: results.flatMap(({ skipped }) => (skipped ? [skipped] : [])),
    remarks: results.flatMap(({ remarks }) => remarks),
    notedColumns: notedIn(unlike, sheet),
  }
}

/** The shop's currency if the file has it, else the one most prices are in, US dollars if in doubt. */
function likeliest(currencies: readonly string[], shops: string): string {
  if (currencies.length === 0 || currencies.includes(shops)) return shops
  const count = (code: string) => currencies.filter((other) => other === code).length
  const counted = [...new Set(currencies)].map((code) => ({ code, prices: count(code) }))
  const weight = ({ code, prices }: (typeof counted)[number]) =>
    prices + (code === DEFAULT_CURRENCY ? 0.5 : 0)
  return counted.toSorted((a, b) => weight(b) - weight(a))[0]?.code ?? shops
}

interface Around extends Pick<Reading, 'options' | 'style' | 'pricesIn'> {
  readonly dialect: Dialect
  readonly sheet: Sheet
}

interface GroupResult {
  readonly done?: FinishedProduct
  readonly refused?: RefusedProduct
  readonly skipped?: ProductFile['skipped'][number]
  readonly remarks: readonly Problem[]
}

function readGroup(group: RowGroup, { dialect, sheet, ...given }: Around): GroupResult {
  const [first] = group.rows
  const reading: Reading = { ...given, errors: [], remarks: [] }
  const key = `${dialect.name}:${group.key}`
  const titled = ['title', 'name', 'product title'].map((column) => first.text(column))
  const title = titled.find((text) => text !== '') ?? group.key
  const refuse = () => ({ refused: { key, title, errors: reading.errors }, remarks: [] })

  reading.errors.push(...group.rows.flatMap(({ fault }) => (fault ? [fault] : [])))
  if (group.stray) reading.errors.push({ ...first.at(), column: null, message: group.stray })
  if (reading.errors.length > 0) return refuse()

  const raw = dialect.draft(group, sheet, reading)
  if ('skip' in raw) {
    return { skipped: { ...first.at(), title, reason: raw.skip }, remarks: [] }
  }
  const notes = notesOf(group, dialect, sheet)
  const done = finish(raw, { key, row: first, notes }, reading)
  return done ? { done, remarks: reading.remarks } : refuse()
}

function notedIn(drafts: readonly ProductDraft[], sheet: Sheet): readonly string[] {
  const noted = new Set(drafts.flatMap(({ notes }) => Object.keys(notes)))
  const labels = [...sheet.columns.values()]
  return labels.filter((label) =>
    [...noted].some((key) => key === label || key.startsWith(`${label} (`)),
  )
}

function isNoted({ reads, ignores }: Dialect, column: string): boolean {
  return !reads(column) && !ignores?.(column)
}

/** The cells that are no fields of ours: what differs on further rows stands beside, by their SKU. */
function notesOf(
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

/** Two products cannot have one address; where it is made from the title, the later is numbered. */
function apart(products: readonly FinishedProduct[]) {
  const taken = new Map<string, ProductDraft>()
  const alike: RefusedProduct[] = []
  const unlike = products.flatMap(({ draft, urlIdAt }) => {
    const namesake = taken.get(draft.urlId)
    if (namesake && urlIdAt) {
      const shown = JSON.stringify(draft.urlId)
      const message = `the address ${shown} is that of the product of line ${namesake.line} too`
      alike.push({ key: draft.key, title: draft.title, errors: [{ ...urlIdAt, message }] })
      return []
    }
    let number = 1
    while (namesake && taken.has(`${draft.urlId}-${number}`)) number += 1
    const own = namesake ? { ...draft, urlId: `${draft.urlId}-${number}` } : draft
    taken.set(own.urlId, own)
    return [own]
  })
  return { unlike, alike }
}
