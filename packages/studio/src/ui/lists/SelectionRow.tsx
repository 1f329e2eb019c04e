import type { ReactNode } from 'react'
import { Checkbox } from '../fields/Checkbox.tsx'
import styles from './SelectionRow.module.css'

interface SelectionRowProps {
  /** The text of the checkbox: how many rows are selected, or that it selects all. */
  readonly label: string
  readonly count: number
  /** The number of rows that are listed. */
  readonly total: number
  /** The error of a selection that is too large. */
  readonly error?: string | undefined
  readonly onSelectAll: (isAll: boolean) => void
  /** The actions on the selected rows. */
  readonly children: ReactNode
}

/** The row above a table that selects all of its rows, and acts on the selected ones. */
export function SelectionRow(props: SelectionRowProps) {
  const { label, count, total, error, onSelectAll, children } = props
  return (
    <div className={styles['selection']} data-active={count > 0 || undefined}>
      <Checkbox
        label={label}
        isSelected={count === total}
        isIndeterminate={count > 0 && count < total}
        onChange={onSelectAll}
        {...(error !== undefined && { error })}
      />
      {children}
    </div>
  )
}
