import { ChevronDown } from 'lucide-react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import popover from '../overlays/Popover.module.css'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import styles from './fields.module.css'
import { type Option, OptionList } from './options.tsx'

export interface SelectProps<Id extends string> extends FocusableFieldProps<HTMLButtonElement> {
  readonly options: readonly Option<Id>[]
  /** The chosen option; null if there is none. */
  readonly value: Id | null
  readonly onChange: (value: Id) => void
  readonly placeholder?: string
}

/** A labeled choice of one of a few options. Typing letters finds an option. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, hidesLabel, help, error, ...rest } = props
  const { ref, options, value, onChange, placeholder, onBlur } = rest
  const change = (id: unknown) => {
    const chosen = options.find((option) => option.id === id)
    if (chosen) onChange(chosen.id)
  }
  const shown = options.find((option) => option.id === value)
  return (
    <AriaSelect
      {...getFieldState(props)}
      {...(placeholder !== undefined && { placeholder })}
      {...(onBlur && { onBlur })}
      value={value}
      onChange={change}
      className={styles['field'] ?? ''}
    >
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <Button {...(ref && { ref })} className={styles['input'] ?? ''} data-select>
        <SelectValue>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : <span style={shown?.style}>{selectedText}</span>
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </Button>
      <FieldNotes help={help} error={error} />
      <Popover className={popover['popover'] ?? ''} offset={4}>
        <OptionList items={options} />
      </Popover>
    </AriaSelect>
  )
}
