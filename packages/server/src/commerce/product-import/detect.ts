import { readRecords } from './csv.ts'
import type { Dialect } from './dialect.ts'
import { generic } from './generic.ts'
import { medusa } from './medusa.ts'
import { type ColumnMapping, normalizeColumn } from './sheet.ts'
import { shopify2025, shopifyOld } from './shopify.ts'
import { spree } from './spree.ts'
import { squarespace } from './squarespace.ts'
import { vitrine } from './vitrine/dialect.ts'
import { woocommerce } from './woocommerce.ts'

const dialects: readonly Dialect[] = [
  vitrine,
  squarespace,
  shopifyOld,
  shopify2025,
  woocommerce,
  medusa,
  spree,
]

/** Other files that the same programs export. */
const otherFiles = [
  { label: 'WooCommerce tax rates', needs: ['country code', 'rate %', 'tax class'] },
  { label: 'Spree translations of products', needs: ['slug', 'locale', 'name'] },
  { label: 'Spree option types', needs: ['name', 'presentation'] },
  { label: 'orders', needs: ['order id', 'lineitem quantity'] },
] as const

const DELIMITERS = [',', ';', '\t', '|'] as const

export interface DetectedFormat {
  readonly dialect: Dialect
  readonly delimiter: string
  /** The offset of the header, after Excel's `sep=;` line if there is one. */
  readonly headerAt: number
}

/** The reason why a file has no products to import. */
export interface UnreadableFile {
  /** Whether it is a known file of another kind, which is no error. */
  readonly known: boolean
  readonly reason: string
  /** Whether it is a product file with columns that cannot be read. */
  readonly hasInvalidColumns?: boolean
}

/**
 * Detects the format and the delimiter of a file by the names of its columns. With a mapping, the format is the
 * generic one.
 */
export function detectFormat(
  text: string,
  mapping: ColumnMapping | undefined,
): DetectedFormat | UnreadableFile {
  const { headerAt, headers } = readHeaders(text)
  if (mapping) return detectGeneric(headers, headerAt, mapping)
  const [best] = headers
    .flatMap(({ delimiter, columns }) =>
      dialects
        .filter(({ needs }) => needs.every((names) => names.some((name) => columns.has(name))))
        .map((dialect) => ({
          dialect,
          delimiter,
          headerAt,
          fit: countKnownColumns(dialect, columns),
        })),
    )
    .toSorted((a, b) => b.fit - a.fit)
  return (
    best ??
    describeUnknownFile(headers.toSorted((a, b) => b.columns.size - a.columns.size)[0]?.columns)
  )
}

interface Header {
  readonly delimiter: string
  readonly columns: ReadonlySet<string>
}

/** Reads the header with each delimiter that it may have. */
function readHeaders(text: string): {
  readonly headerAt: number
  readonly headers: readonly Header[]
} {
  const declared = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i.exec(text)
  const headerAt = declared?.[0].length ?? 0
  const delimiters = declared?.[1] === undefined ? DELIMITERS : [declared[1]]
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    columns: getHeader(text.slice(headerAt, headerAt + 100_000), delimiter),
  }))
  return { headerAt, headers }
}

/** Finds the delimiter with which the header has every mapped and every required column. */
function detectGeneric(
  headers: readonly Header[],
  headerAt: number,
  mapping: ColumnMapping,
): DetectedFormat | UnreadableFile {
  const [best] = headers
    .map((header) => ({ ...header, missing: listMissingColumns(header, mapping) }))
    .toSorted((a, b) => a.missing.length - b.missing.length || b.columns.size - a.columns.size)
  if (!best) return { known: false, reason: 'The file is empty.' }
  const { delimiter, missing } = best
  if (missing.length === 0) return { dialect: generic, delimiter, headerAt }
  return { known: false, reason: missing.join(' ') }
}

function listMissingColumns({ columns }: Header, mapping: ColumnMapping): readonly string[] {
  const unmapped = generic.needs.flat().filter((field) => !mapping.has(field))
  return [
    ...[...mapping.values()]
      .filter((column) => !columns.has(column))
      .map((column) => `The file has no column "${column}".`),
    ...unmapped
      .filter((field) => !columns.has(field))
      .map((field) => `The file has no column "${field}". Name one with --column ${field}=COLUMN.`),
  ]
}

function getHeader(text: string, delimiter: string): ReadonlySet<string> {
  const first = readRecords(text, delimiter).next()
  return new Set(first.done ? [] : first.value.cells.map(normalizeColumn))
}

function countKnownColumns({ reads }: Dialect, columns: ReadonlySet<string>): number {
  return [...columns].filter(reads).length
}

function describeUnknownFile(columns: ReadonlySet<string> = new Set()): UnreadableFile {
  const other = otherFiles.find(({ needs }) => needs.every((name) => columns.has(name)))
  if (other) {
    return {
      known: true,
      reason: `The file contains ${other.label}, not products. Nothing to import.`,
    }
  }
  if (columns.size === 0) return { known: false, reason: 'The file is empty.' }
  const [closest] = dialects
    .map(({ label, needs }) => ({
      label,
      missing: needs.filter((names) => !names.some((name) => columns.has(name))),
    }))
    .toSorted((a, b) => a.missing.length - b.missing.length)
  const missing = (closest?.missing ?? []).map((names) => `"${names.join('" or "')}"`)
  const programs = 'Squarespace, Shopify, WooCommerce, Medusa or Spree'
  return {
    known: false,
    reason:
      `Unknown file format: the columns are not those of a product export of ${programs}. ` +
      `The closest format is ${closest?.label}, which also requires ${missing.join(' and ')}. ` +
      'To import any other file, name its columns: --column title=COLUMN --column price=COLUMN.',
  }
}
