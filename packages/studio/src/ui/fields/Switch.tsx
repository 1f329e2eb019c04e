import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldNotes } from './FieldParts.tsx'
import styles from './toggles.module.css'

export interface SwitchProps extends FocusableFieldProps<HTMLInputElement> {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

/** A setting that is on or off, with its label before it. */
export function Switch(props: SwitchProps) {
  const { label, hidesLabel, help, error, isSelected, ref, onChange, onBlur } = props
  return (
    <SwitchField
      {...getFieldState(props)}
      {...(ref && { inputRef: ref })}
      {...(onBlur && { onBlur })}
      isSelected={isSelected}
      onChange={onChange}
      className={styles['field'] ?? ''}
    >
      <SwitchButton className={styles['toggle'] ?? ''} data-switch>
        <span className={hidesLabel ? 'visually-hidden' : styles['switchLabel']}>{label}</span>
        <span className={styles['track']} aria-hidden="true" />
      </SwitchButton>
      <FieldNotes help={help} error={error} />
    </SwitchField>
  )
}
