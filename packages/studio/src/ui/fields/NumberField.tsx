import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
} from 'react-aria-components/NumberField'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import styles from './fields.module.css'

export interface NumberFieldProps extends FocusableFieldProps<HTMLInputElement> {
  /** The number; null while the field is empty. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly minValue?: number
  readonly maxValue?: number
  readonly step?: number
  readonly formatOptions?: Intl.NumberFormatOptions
  /** Whether the field has no buttons, where it is narrow. */
  readonly hidesSteppers?: boolean
  readonly suffix?: ReactNode
  readonly placeholder?: string
}

/** A labeled number. Arrow keys change it by a step, Page Up and Page Down by ten. */
export function NumberField(props: NumberFieldProps) {
  const { label, hidesLabel, help, error, ...rest } = props
  const { ref, value, onChange, hidesSteppers = false, suffix, placeholder, ...control } = rest
  return (
    <AriaNumberField
      {...control}
      {...getFieldState(props)}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <Group className={styles['number'] ?? ''}>
        <Input
          {...(ref && { ref })}
          {...(placeholder !== undefined && { placeholder })}
          className={styles['input'] ?? ''}
        />
        {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
        {!hidesSteppers && (
          <span className={styles['steppers']}>
            <Button slot="increment">
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button slot="decrement">
              <ChevronDown aria-hidden="true" />
            </Button>
          </span>
        )}
      </Group>
      <FieldNotes help={help} error={error} />
    </AriaNumberField>
  )
}
