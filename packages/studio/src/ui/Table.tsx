import type { ReactNode } from 'react'
import styles from './Table.module.css'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers end on the same edge. */
  readonly number?: boolean
  /** Where it goes when rows fold on a phone; left out there without. */
  readonly fold?: 'first' | 'second' | 'end' | 'end-second'
}

export interface TableProps<Row> {
  /** What the rows are, for who cannot see the heading above. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The first names the row. */
  readonly columns: readonly Column<Row>[]
}

/** On a phone each row becomes two lines; what the columns are called stays for screen readers. */
export function Table<Row>({ label, rows, rowKey, columns }: TableProps<Row>) {
  return (
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
  )
}

function Cell<Row>(props: {
  readonly column: Column<Row>
  readonly row: Row
  readonly isFirst: boolean
}) {
  const { column, row, isFirst } = props
  const place = { 'data-number': column.number, 'data-fold': column.fold }
  if (!isFirst) return <td {...place}>{column.cell(row)}</td>
  return (
    <th scope="row" {...place}>
      {column.cell(row)}
    </th>
  )
}
