import type { CsvRecord } from './csv.ts'

/** A position in the file. */
export interface Position {
  readonly line: number
  readonly row: number
  /** The name of the column in the file; null for the whole row. */
  readonly column: string | null
}

export interface Problem extends Position {
  readonly message: string
}

/** A row with its cells by normalized column name. */
export interface Row {
  readonly line: number
  readonly row: number
  /** Returns the trimmed text of a cell; empty if the file has no such column. */
  readonly text: (column: string) => string
  /** Returns whether the row has the cell: short and invalid rows end early. */
  readonly hasCell: (column: string) => boolean
  /** Returns the position of a cell, in the first of the columns that the file has. */
  readonly getPosition: (...columns: readonly string[]) => Position
  /** The error that makes the whole row invalid. */
  readonly error?: Problem
}

export interface Sheet {
  /** The columns' names in the file by normalized name, in the order of the file. */
  readonly columns: ReadonlyMap<string, string>
  readonly repeated: readonly string[]
  readonly row: (record: CsvRecord) => Row
}

/** Normalizes a column name: `Product ID [Non Editable]` and ` product id` are the same column. */
export function normalizeColumn(label: string): string {
  return label
    .replaceAll(/\[non editable\]/gi, ' ')
    .replaceAll(/[\s\u00a0\ufeff]+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The columns that a person chose, by the field that each is read as; both normalized. */
export type ColumnMapping = ReadonlyMap<string, string>

/** Creates a sheet. A mapped column is read under the name of its field, and keeps its own in reports. */
export function createSheet(header: readonly string[], mapping: ColumnMapping = new Map()): Sheet {
  const fields = new Map([...mapping].map(([field, column]) => [column, field]))
  const columns = new Map<string, string>()
  const indexes = new Map<string, number>()
  const repeated: string[] = []
  for (const [index, label] of header.entries()) {
    const column = normalizeColumn(label)
    const name = fields.get(column) ?? column
    if (name === '' || (mapping.has(name) && !fields.has(column))) continue
    if (columns.has(name)) repeated.push(label.trim())
    else {
      columns.set(name, label.trim())
      indexes.set(name, index)
    }
  }
  return { columns, repeated, row }

  function row(record: CsvRecord): Row {
    const { line, row: number, cells } = record
    const getPosition = (...names: readonly string[]): Position => {
      const found = names.find((name) => columns.has(name))
      return { line, row: number, column: columns.get(found ?? '') ?? names[0] ?? null }
    }
    const text = (name: string) => cells[indexes.get(name) ?? -1]?.trim() ?? ''
    const hasCell = (name: string) => (indexes.get(name) ?? -1) < cells.length
    const issue = record.error ?? findExtraCell(cells) ?? findNul(cells)
    if (!issue) return { line, row: number, text, hasCell, getPosition }
    const column = header[issue.cell]?.trim() ?? null
    return {
      line,
      row: number,
      text,
      hasCell,
      getPosition,
      error: { line, row: number, column, ...issue },
    }
  }

  function findExtraCell(cells: readonly string[]) {
    const extra = cells.findIndex((cell, index) => index >= header.length && cell.trim() !== '')
    if (extra < 0) return undefined
    const message = `row has ${cells.length} cells; the header has ${header.length}`
    return { cell: extra, message }
  }
}

/** Finds a NUL character, the only one that PostgreSQL text cannot contain. */
function findNul(cells: readonly string[]) {
  const cell = cells.findIndex((text) => text.includes('\0'))
  return cell < 0 ? undefined : { cell, message: 'cell contains a NUL character' }
}
