import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import styles from './catalog.module.css'

interface CellFieldProps {
  readonly label: string
  readonly text: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly isReadOnly: boolean
  readonly isNumber: boolean
  /** Takes what was typed, when the cell is left. */
  readonly onCommit: (text: string) => void
  /** Takes several cells that were pasted. */
  readonly onPaste: (text: string) => void
}

/**
 * A cell of a grid that is typed in place. Enter and leaving it commit, Escape restores the text. It renders nothing
 * while someone types.
 */
export function CellField(props: CellFieldProps) {
  const { label, text, placeholder, isInvalid, isReadOnly, isNumber, onCommit, onPaste } = props
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    if (typed === text) return
    // The text of the new value replaces it, if that is another one.
    currentTarget.value = text
    onCommit(typed)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key === 'Escape') currentTarget.value = text
    if (key !== 'Enter') return
    event.preventDefault()
    currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (isReadOnly || !/[\t\n]/.test(pasted)) return
    event.preventDefault()
    event.currentTarget.value = text
    onPaste(pasted)
  }
  return (
    <input
      key={text}
      className={styles['cell']}
      defaultValue={text}
      placeholder={placeholder}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      readOnly={isReadOnly}
      inputMode={isNumber ? 'decimal' : 'text'}
      data-number={isNumber || undefined}
      tabIndex={-1}
      onBlur={leave}
      onKeyDown={press}
      onPaste={paste}
    />
  )
}
