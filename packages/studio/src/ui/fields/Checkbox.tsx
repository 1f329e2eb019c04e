import { Check, Minus } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldNotes } from './FieldParts.tsx'
import styles from './toggles.module.css'

export interface CheckboxProps extends FocusableFieldProps<HTMLInputElement> {
  readonly isSelected: boolean
  /** Whether only some of what the box stands for is selected. */
  readonly isIndeterminate?: boolean
  readonly onChange: (isSelected: boolean) => void
}

/** A box to tick. A form saves it with its other fields; use a `Switch` for what changes at once. */
export function Checkbox(props: CheckboxProps) {
  const { label, hidesLabel, help, error, isSelected, isIndeterminate = false, ...rest } = props
  const { ref, onChange, onBlur } = rest
  return (
    <CheckboxField
      {...getFieldState(props)}
      {...(ref && { inputRef: ref })}
      {...(onBlur && { onBlur })}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
      className={styles['field'] ?? ''}
    >
      <CheckboxButton className={styles['toggle'] ?? ''}>
        <span className={styles['box']} aria-hidden="true">
          {isIndeterminate ? <Minus /> : isSelected && <Check />}
        </span>
        <span className={hidesLabel ? 'visually-hidden' : ''}>{label}</span>
      </CheckboxButton>
      <FieldNotes help={help} error={error} />
    </CheckboxField>
  )
}
