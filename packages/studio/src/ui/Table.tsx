import type { ReactNode } from 'react'
import { Checkbox } from './fields/Checkbox.tsx'
import { useTranslate } from './i18n.ts'
import styles from './Table.module.css'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the column has numbers, which align at the end. */
  readonly number?: boolean
  /** The position of the cell in a phone's two-line row, or the line below it; without one the cell is hidden there. */
  readonly fold?: 'first' | 'second' | 'end' | 'end-second' | 'below'
}

/** The rows of a table that are chosen to be changed together. */
export interface TableSelection<Row> {
  readonly keys: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
  /** The accessible name of the checkbox of a row. */
  readonly getLabel: (row: Row) => string
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** The columns; the first is the row header. */
  readonly columns: readonly Column<Row>[]
  /** Adds a checkbox to each row. */
  readonly selection?: TableSelection<Row> | undefined
  /** Whether all columns have the same width, so that those of several tables are aligned. */
  readonly isAligned?: boolean
}

/** A table whose rows become two lines on a phone, with column headers for screen readers only. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, columns, selection, isAligned = false } = props
  const t = useTranslate()
  return (
    <div className={styles['frame']}>
      <table
        className={styles['table']}
        aria-label={label}
        data-selectable={selection !== undefined || undefined}
        data-aligned={isAligned || undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <span className="visually-hidden">{t('studio.select')}</span>
              </th>
            )}
            {columns.map(({ title, number }) => (
              <th key={title} scope="col" data-number={number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-selected={selection?.keys.includes(rowKey(row)) || undefined}
            >
              {selection && <SelectCell row={row} rowKey={rowKey(row)} selection={selection} />}
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

function SelectCell<Row>(props: {
  readonly row: Row
  readonly rowKey: string
  readonly selection: TableSelection<Row>
}) {
  const { row, rowKey, selection } = props
  const { keys, onChange, getLabel } = selection
  const others = keys.filter((key) => key !== rowKey)
  return (
    <td data-fold="select">
      <Checkbox
        label={getLabel(row)}
        hidesLabel
        isSelected={keys.includes(rowKey)}
        onChange={(isSelected) => onChange(isSelected ? [...others, rowKey] : others)}
      />
    </td>
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
