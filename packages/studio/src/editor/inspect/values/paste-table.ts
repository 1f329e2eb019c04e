import type { Translate } from '../../../ui/i18n.ts'
import { newId } from '../../store/new-id.ts'
import { type DataTable, readNumber } from './data-table.ts'

interface Limits {
  readonly maxRows: number
  readonly maxColumns: number
}

/** A pasted table with what had to be changed. */
export interface PastedTable {
  readonly table: DataTable
  readonly isTruncated: boolean
  /** Whether rows had fewer cells than others, or cells without a number. */
  readonly isMissingData: boolean
}

/**
 * Reads a table from a spreadsheet: cells between tabs, or commas or semicolons in a file. The first row names the columns
 * if none of its cells is a number, and the first column names the rows if its cells are no numbers.
 */
export function pasteTable(text: string, { maxRows, maxColumns }: Limits): PastedTable | undefined {
  const lines = readCells(text)
  if (lines.length === 0) return undefined
  const [head = [], ...others] = lines
  const hasHead = others.length > 0 && head.slice(1).every((cell) => readNumber(cell) === undefined)
  const body = hasHead ? others : lines
  const hasNames = body.some(([first = '']) => first !== '' && readNumber(first) === undefined)
  const skip = hasNames ? 1 : 0
  const width = Math.max(...lines.map((cells) => cells.length)) - skip
  const columns = Array.from({ length: Math.min(width, maxColumns) }, (_, at) => ({
    id: newId(),
    name: hasHead ? (head[at + skip] ?? '') : '',
  }))
  const rows = body.slice(0, maxRows).map((cells) => ({
    id: newId(),
    name: hasNames ? (cells[0] ?? '') : '',
    cells: columns.map((_, at) => cells[at + skip] ?? ''),
  }))
  return {
    table: { columns, rows },
    isTruncated: body.length > maxRows || width > maxColumns,
    isMissingData: rows.some(({ cells }) => cells.some((cell) => readNumber(cell) === undefined)),
  }
}

/** Returns what to say about a pasted table that was changed. @see platform spec §5 "Your dataset" */
export function describePaste(
  t: Translate,
  { isTruncated, isMissingData }: Pick<PastedTable, 'isTruncated' | 'isMissingData'>,
  maxRows: number,
): readonly string[] {
  return [
    ...(isTruncated ? [t('inspector.dataset.truncated', { maxRows })] : []),
    ...(isMissingData ? [t('inspector.dataset.missing')] : []),
  ]
}

function readCells(text: string): readonly (readonly string[])[] {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const separator = ['\t', ';', ','].find((each) => lines.some((line) => line.includes(each)))
  return lines.map((line) =>
    (separator === undefined ? [line] : line.split(separator)).map((cell) =>
      cell.trim().replace(/^"(.*)"$/, '$1'),
    ),
  )
}
