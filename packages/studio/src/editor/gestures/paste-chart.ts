import { blockCatalog } from '@vitrine/blocks/fields'
import { blockTypeCodes } from '@vitrine/model'
import type { OwnContent } from '../actions.ts'
import { readNumber } from '../inspect/values/data-table.ts'
import { pasteTable } from '../inspect/values/paste-table.ts'

/** The content of a chart from pasted cells. */
export interface PastedChart {
  readonly content: OwnContent
  /** The most rows of a chart if there were more rows or columns than it can have. */
  readonly truncatedTo: number | undefined
}

const MAX_DIGITS = 4

/**
 * Reads pasted cells as a chart: two or more rows of numbers, with names of columns or rows. Cells between commas need names of
 * columns. Anything else is a text.
 */
export function readChart(text: string): PastedChart | undefined {
  const maxRows = findMax('rows')
  const found = pasteTable(text, { maxRows, maxColumns: findMax('series') })
  if (!found || found.isMissingData) return undefined
  const { columns, rows } = found.table
  const named = [...columns, ...rows].filter(({ name }) => name !== '')
  if (rows.length < 2 || columns.length === 0 || named.length === 0) return undefined
  // In lines such as "Rent 1,200" the comma is no separator.
  const hasOnlyCommas = !/[\t;]/.test(text)
  if (hasOnlyCommas && columns.every(({ name }) => name === '')) return undefined
  const values = rows.map(({ id, cells }) => ({ id, values: cells.map((c) => readNumber(c) ?? 0) }))
  const numbers = values.flatMap((row) => row.values)
  return {
    content: {
      data: {
        series: columns.map(({ id }) => ({ id })),
        rows: values,
        digits: Math.max(...numbers.map(countDigits)),
      },
      text: Object.fromEntries(named.map(({ id, name }) => [`${id}.name`, name])),
    },
    truncatedTo: found.isTruncated ? maxRows : undefined,
  }
}

function findMax(key: string): number {
  const fields = blockCatalog.get(blockTypeCodes.chart)?.fields ?? []
  const list = fields.find((field) => field.ui === 'list' && field.key === key)
  return list?.ui === 'list' ? list.max : 0
}

/** Returns the decimal places of a number, as far as a chart shows them. */
function countDigits(number: number): number {
  const [, decimals = ''] = String(number).split('.')
  return Math.min(decimals.length, MAX_DIGITS)
}
