import { Fragment } from 'react'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
} from 'react-aria-components/RadioGroup'
import { type FieldProps, getFieldState } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import fields from './fields.module.css'
import type { Option } from './options.tsx'
import styles from './toggles.module.css'

export interface RadioGroupProps<Id extends string> extends FieldProps {
  readonly options: readonly Option<Id>[]
  readonly value: Id | null
  readonly onChange: (value: Id) => void
  readonly onBlur?: () => void
}

/** A labeled choice of one of a few options, all of them in sight. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, hidesLabel, help, error, options, value, onChange, onBlur } = props
  const change = (id: string) => {
    const chosen = options.find((option) => option.id === id)
    if (chosen) onChange(chosen.id)
  }
  return (
    <AriaRadioGroup
      {...getFieldState(props)}
      {...(onBlur && { onBlur })}
      value={value}
      onChange={change}
      className={fields['field'] ?? ''}
    >
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      {options.map((option, index) => (
        <Fragment key={option.id}>
          {option.group !== undefined && option.group !== options[index - 1]?.group && (
            <p className={styles['group']}>{option.group}</p>
          )}
          <Radio option={option} />
        </Fragment>
      ))}
      <FieldNotes help={help} error={error} />
    </AriaRadioGroup>
  )
}

function Radio({ option }: { readonly option: Option }) {
  const { id, label, help, isDisabled = false } = option
  return (
    <RadioField value={id} isDisabled={isDisabled} className={styles['field'] ?? ''}>
      <RadioButton className={styles['toggle'] ?? ''}>
        <span className={styles['box']} data-round aria-hidden="true" />
        <span>{label}</span>
      </RadioButton>
      {help !== undefined && (
        <Text slot="description" className={fields['help'] ?? ''}>
          {help}
        </Text>
      )}
    </RadioField>
  )
}
