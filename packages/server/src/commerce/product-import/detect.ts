import { readRecords } from './csv.ts'
import type { Dialect } from './dialect.ts'
import { medusa } from './medusa.ts'
import { columnName } from './sheet.ts'
import { shopify2025, shopifyOld } from './shopify.ts'
import { spree } from './spree.ts'
import { squarespace } from './squarespace.ts'
import { woocommerce } from './woocommerce.ts'

const dialects: readonly Dialect[] = [
  squarespace,
  shopifyOld,
  shopify2025,
  woocommerce,
  medusa,
  spree,
]

/** Files the same programs write beside their products. */
const others = [
  { label: 'WooCommerce tax rates', needs: ['country code', 'rate %', 'tax class'] },
  { label: 'Spree translations of products', needs: ['slug', 'locale', 'name'] },
  { label: 'Spree option types', needs: ['name', 'presentation'] },
  { label: 'orders', needs: ['order id', 'lineitem quantity'] },
] as const

const DELIMITERS = [',', ';', '\t', '|'] as const

export interface Detected {
  readonly dialect: Dialect
  readonly delimiter: string
  /** Where the header begins: behind Excel's `sep=;` line, where there is one. */
  readonly headerAt: number
}

/** Why a file is none that products can be read from. */
export interface Undetected {
  /** Known all the same; nothing is wrong with it, but it holds no products. */
  readonly known: boolean
  readonly reason: string
}

/** What wrote the file, and what parts its cells: both told by the names of its columns. */
export function detect(text: string): Detected | Undetected {
  const declared = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i.exec(text)
  const headerAt = declared?.[0].length ?? 0
  const delimiters = declared?.[1] === undefined ? DELIMITERS : [declared[1]]
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    columns: headerOf(text.slice(headerAt, headerAt + 100_000), delimiter),
  }))
  const [best] = headers
    .flatMap(({ delimiter, columns }) =>
      dialects
        .filter(({ needs }) => needs.every((names) => names.some((name) => columns.has(name))))
        .map((dialect) => ({ dialect, delimiter, headerAt, fit: fitOf(dialect, columns) })),
    )
    .toSorted((a, b) => b.fit - a.fit)
  return best ?? undetected(headers.toSorted((a, b) => b.columns.size - a.columns.size)[0]?.columns)
}

function headerOf(text: string, delimiter: string): ReadonlySet<string> {
  const first = readRecords(text, delimiter).next()
  return new Set(first.done ? [] : first.value.cells.map(columnName))
}

function fitOf({ reads }: Dialect, columns: ReadonlySet<string>): number {
  return [...columns].filter(reads).length
}

function undetected(columns: ReadonlySet<string> = new Set()): Undetected {
  const other = others.find(({ needs }) => needs.every((name) => columns.has(name)))
  if (other) {
    return { known: true, reason: `The file holds ${other.label}, no products: nothing to import.` }
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
      `These are not the columns of a product file of ${programs}. ` +
      `The closest is ${closest?.label}, which also has ${missing.join(' and ')}.`,
  }
}
