import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import styles from './fields.module.css'

export interface DateFieldProps extends FocusableFieldProps<HTMLInputElement> {
  /** The day as `YYYY-MM-DD`; empty if there is none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether the label is before the field, as in a row of filters. */
  readonly isInline?: boolean
}

/** A labeled day, in the calendar of the browser and the order of its language. */
export function DateField(props: DateFieldProps) {
  const { label, hidesLabel, help, error, ref, value, onChange, onBlur, isInline } = props
  return (
    <AriaTextField
      {...getFieldState(props)}
      {...(onBlur && { onBlur })}
      value={value}
      onChange={onChange}
      className={styles['field'] ?? ''}
      data-inline={isInline || undefined}
    >
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <Input {...(ref && { ref })} type="date" max="9999-12-31" className={styles['input'] ?? ''} />
      <FieldNotes help={help} error={error} />
    </AriaTextField>
  )
}
