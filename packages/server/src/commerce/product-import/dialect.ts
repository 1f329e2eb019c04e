import type { Reading } from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import type { RawProduct } from './finish.ts'

export type DialectName = 'squarespace' | 'shopify' | 'spree' | 'medusa' | 'woocommerce'

/** Rows that make one product, in the file's order. */
export interface RowGroup {
  readonly key: string
  readonly rows: readonly [Row, ...Row[]]
  /** Why the rows make no product, where they cannot. */
  readonly stray?: string
}

/** A product the file has and we do not import, by intention. */
export interface Skipped {
  readonly skip: string
}

/** How one program writes its products down. */
export interface Dialect {
  readonly name: DialectName
  /** As shown to people. */
  readonly label: string
  /** A file is of this kind if it has one column of each of these. */
  readonly needs: readonly (readonly string[])[]
  /** Columns that `draft` reads. */
  readonly reads: (column: string) => boolean
  /** Columns that say nothing about the product: neither read nor kept as notes. */
  readonly ignores?: (column: string) => boolean
  /** The currency of each price in the file, where it names them. */
  readonly currencies?: (rows: readonly Row[], sheet: Sheet) => readonly string[]
  readonly group: (rows: readonly Row[], sheet: Sheet) => readonly RowGroup[]
  readonly draft: (group: RowGroup, sheet: Sheet, reading: Reading) => RawProduct | Skipped
}

/** Rows by a key that each of them carries, adjacent or not. A row without one is a stray. */
export function groupBy(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  withoutKey: string,
): readonly RowGroup[] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known && key !== '') known.push(row)
    else groups.set(key === '' ? `\0${row.line}` : key, [row])
  }
  return [...groups].map(([key, members]) =>
    key.startsWith('\0')
      ? { key: '', rows: members, stray: members[0].fault ? '' : withoutKey }
      : { key, rows: members },
  )
}

export function oneOf(names: readonly string[], ...patterns: readonly RegExp[]) {
  const known = new Set(names)
  return (column: string) => known.has(column) || patterns.some((pattern) => pattern.test(column))
}

/** The numbers n for which the file has a column that `pattern` matches with n as its first group. */
export function numbersOf(sheet: Sheet, pattern: RegExp): readonly number[] {
  const numbers = [...sheet.columns.keys()].flatMap((column) => {
    const found = pattern.exec(column)?.[1]
    return found === undefined ? [] : [Number(found)]
  })
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
