import type { CsvRecord } from './csv.ts'

/** Where something in the file was found, as a person looks for it. */
export interface Place {
  readonly line: number
  readonly row: number
  /** The column's name as the file writes it; null where the whole row is meant. */
  readonly column: string | null
}

export interface Problem extends Place {
  readonly message: string
}

/** One row, its cells asked for by the normalised name of their column. */
export interface Row {
  readonly line: number
  readonly row: number
  /** The cell without the blanks around it; empty where the file has no such column. */
  readonly text: (column: string) => string
  /** Whether the row has the cell at all: ragged rows end early, broken ones where they break. */
  readonly reaches: (column: string) => boolean
  /** The place of a cell; the first of the columns that the file has. */
  readonly at: (...columns: readonly string[]) => Place
  /** What keeps the row from being read at all. */
  readonly fault?: Problem
}

export interface Sheet {
  /** Normalised column name to the name as written, in the file's order. */
  readonly columns: ReadonlyMap<string, string>
  readonly repeated: readonly string[]
  readonly row: (record: CsvRecord) => Row
}

/** `Product ID [Non Editable]` and ` product id` are the same column. */
export function columnName(label: string): string {
  return label
    .replaceAll(/\[non editable\]/gi, ' ')
    .replaceAll(/[\s\u00a0\ufeff]+/g, ' ')
    .trim()
    .toLowerCase()
}

export function openSheet(header: readonly string[]): Sheet {
  const columns = new Map<string, string>()
  const indexes = new Map<string, number>()
  const repeated: string[] = []
  for (const [index, label] of header.entries()) {
    const name = columnName(label)
    if (name === '') continue
    if (columns.has(name)) repeated.push(label.trim())
    else {
      columns.set(name, label.trim())
      indexes.set(name, index)
    }
  }
  return { columns, repeated, row }

  function row(record: CsvRecord): Row {
    const { line, row: number, cells } = record
    const at = (...names: readonly string[]): Place => {
      const found = names.find((name) => columns.has(name))
      return { line, row: number, column: columns.get(found ?? '') ?? names[0] ?? null }
    }
    const text = (name: string) => cells[indexes.get(name) ?? -1]?.trim() ?? ''
    const reaches = (name: string) => (indexes.get(name) ?? -1) < cells.length
    const wrong = record.fault ?? overlong(cells) ?? withNul(cells)
    if (!wrong) return { line, row: number, text, reaches, at }
    const column = header[wrong.cell]?.trim() ?? null
    return { line, row: number, text, reaches, at, fault: { line, row: number, column, ...wrong } }
  }

  function overlong(cells: readonly string[]) {
    const extra = cells.findIndex((cell, index) => index >= header.length && cell.trim() !== '')
    if (extra < 0) return undefined
    const message = `the row has ${cells.length} cells, the header names ${header.length}`
    return { cell: extra, message }
  }
}

/** PostgreSQL text holds every character but this one. */
function withNul(cells: readonly string[]) {
  const cell = cells.findIndex((text) => text.includes('\0'))
  return cell < 0 ? undefined : { cell, message: 'the cell holds a NUL character' }
}
