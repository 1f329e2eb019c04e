import type { ReactNode } from 'react'
import styles from './Table.module.css'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the column has numbers, which align at the end. */
  readonly number?: boolean
  /** The position of the cell in a phone's two-line row; without one the cell is hidden there. */
  readonly fold?: 'first' | 'second' | 'end' | 'end-second'
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The columns; the first is the row header. */
  readonly columns: readonly Column<Row>[]
}

/** A table whose rows become two lines on a phone, with column headers for screen readers only. */
export function Table<Row>({ label, rows, rowKey, columns }: TableProps<Row>) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, number }) => (
              <th key={title} scope="col" data-number={number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.title} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>(props: {
  readonly column: Column<Row>
  readonly row: Row
  readonly isFirst: boolean
}) {
  const { column, row, isFirst } = props
  const attributes = { 'data-number': column.number, 'data-fold': column.fold }
  if (!isFirst) return <td {...attributes}>{column.cell(row)}</td>
  return (
    <th scope="row" {...attributes}>
      {column.cell(row)}
    </th>
  )
}
