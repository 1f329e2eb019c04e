import { formatCsv } from '@vitrine/model'
import { saveFile } from './save-file.ts'

/** The formats of a saved table: CSV for spreadsheet programs, JSON for scripts. */
export type TableFormat = 'csv' | 'json'

/** A column of a CSV file. */
export type SavedColumn<Row> = readonly [title: string, get: (row: Row) => string | number]

/** Lets the browser save a table as a file, named after it and today. JSON has the rows as they are. */
export function saveTable<Row>(
  name: string,
  format: TableFormat,
  {
    rows,
    columns,
  }: { readonly rows: readonly Row[]; readonly columns: readonly SavedColumn<Row>[] },
): void {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.${format}`
  if (format === 'json')
    return saveFile(file, [`${JSON.stringify(rows, null, 2)}\n`], 'application/json')
  const cells = rows.map((row) => columns.map(([, get]) => String(get(row))))
  saveFile(file, [formatCsv([columns.map(([title]) => title), ...cells])], 'text/csv')
}
