import type { ParseContext, ReadOptions } from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import type { RawProduct } from './complete-product.ts'

export type DialectName =
  | 'vitrine'
  | 'squarespace'
  | 'shopify'
  | 'spree'
  | 'medusa'
  | 'woocommerce'
  | 'generic'

/** The rows of one product, in the order of the file. */
export interface RowGroup {
  readonly key: string
  readonly rows: readonly [Row, ...Row[]]
  /** The reason why the rows are no product; empty if a row has an error of its own. */
  readonly invalidReason?: string
}

/** A product of the file that is skipped by intention. */
export interface Skipped {
  readonly skip: string
}

/** The product format of one program. */
export interface Dialect {
  readonly name: DialectName
  /** The name in reports. */
  readonly label: string
  /** The required columns: a file has this format if it has one column of each group. */
  readonly needs: readonly (readonly string[])[]
  /** Returns whether `draft` reads a column. */
  readonly reads: (column: string) => boolean
  /** Returns whether a column is ignored: neither read nor stored as a note. */
  readonly ignores?: (column: string) => boolean
  /** Names the columns that make a whole file invalid, each with the reason. */
  readonly findInvalidColumns?: (sheet: Sheet, options: ReadOptions) => readonly string[]
  /** Returns the currency of each price in the file, if the format has any. */
  readonly currencies?: (rows: readonly Row[], sheet: Sheet) => readonly string[]
  readonly group: (rows: readonly Row[], sheet: Sheet) => readonly RowGroup[]
  readonly draft: (group: RowGroup, sheet: Sheet, context: ParseContext) => RawProduct | Skipped
}

/** Groups rows by their key, adjacent or not. A row without a key is an invalid group. */
export function groupRowsBy(
  rows: readonly Row[],
  getKey: (row: Row) => string,
  missingKeyReason: string,
): readonly RowGroup[] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = getKey(row)
    const known = groups.get(key)
    if (known && key !== '') known.push(row)
    else groups.set(key === '' ? `\0${row.line}` : key, [row])
  }
  return [...groups].map(([key, members]) =>
    key.startsWith('\0')
      ? { key: '', rows: members, invalidReason: members[0].error ? '' : missingKeyReason }
      : { key, rows: members },
  )
}

export function createMatcher(names: readonly string[], ...patterns: readonly RegExp[]) {
  const known = new Set(names)
  return (column: string) => known.has(column) || patterns.some((pattern) => pattern.test(column))
}

/** Returns the sorted numbers that the first group of `pattern` matches in column names. */
export function getColumnNumbers(sheet: Sheet, pattern: RegExp): readonly number[] {
  const numbers = [...sheet.columns.keys()].flatMap((column) => {
    const found = pattern.exec(column)?.[1]
    return found === undefined ? [] : [Number(found)]
  })
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
