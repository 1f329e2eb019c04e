/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a table cannot be positioned */
import type { ReactNode } from 'react'
import styles from './DataGrid.module.css'
import type { CellPosition } from './move-cell.ts'

interface GridCell {
  readonly content: ReactNode
  readonly number: boolean | undefined
}

interface GridRowProps {
  /** The index of the row; −1 is the header. */
  readonly index: number
  /** The distance from the first row in pixels; undefined for the header. */
  readonly start?: number
  /** The columns as tracks of a CSS grid. */
  readonly template: string
  readonly cells: readonly GridCell[]
  readonly active: CellPosition
  readonly isSelected?: boolean | undefined
  readonly onFocus: (cell: CellPosition) => void
}

/** A row of a `DataGrid`: the header or one of the visible rows. One cell of the grid is a tab stop. */
export function GridRow(props: GridRowProps) {
  const { index, start, template, cells, active, isSelected, onFocus } = props
  const isHeader = index === -1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles['row']}
      data-header={isHeader || undefined}
      style={{
        gridTemplateColumns: template,
        ...(start !== undefined && { transform: `translateY(${start}px)` }),
      }}
    >
      {cells.map(({ content, number }, column) => (
        <div
          key={column}
          role={isHeader ? 'columnheader' : 'gridcell'}
          aria-colindex={column + 1}
          tabIndex={active.row === index && active.column === column ? 0 : -1}
          className={styles['cell']}
          data-cell={`${index}-${column}`}
          data-number={number || undefined}
          onFocus={() => onFocus({ row: index, column })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
