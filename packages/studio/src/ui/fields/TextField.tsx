import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components/TextField'
import { type FocusableFieldProps, getFieldState } from './field.ts'
import { Affixed, FieldLabel, FieldNotes } from './FieldParts.tsx'
import styles from './fields.module.css'

interface TextProps
  extends
    Pick<AriaProps, 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'isReadOnly'>,
    Pick<AriaProps, 'onKeyDown' | 'spellCheck'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** The language of the text, which then has the direction of its first word; that of the studio by default. */
  readonly lang?: string
}

export interface TextFieldProps extends FocusableFieldProps<HTMLInputElement>, TextProps {
  readonly type?:
    | 'text'
    | 'email'
    | 'password'
    | 'search'
    | 'tel'
    | 'url'
    | 'date'
    | 'time'
    | 'datetime-local'
  /** A short text before or after the input, such as a currency. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
}

/** A labeled line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hidesLabel, help, error, ...rest } = props
  const { ref, placeholder, prefix, suffix, type = 'text', lang, ...control } = rest
  const state = getFieldState(props)
  return (
    <AriaTextField {...control} {...state} type={type} className={styles['field'] ?? ''}>
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <Affixed prefix={prefix} suffix={suffix}>
        <Input
          {...(ref && { ref })}
          {...(placeholder !== undefined && { placeholder })}
          {...(lang !== undefined && { lang, dir: 'auto' })}
          className={styles['input'] ?? ''}
        />
      </Affixed>
      <FieldNotes help={help} error={error} />
    </AriaTextField>
  )
}

export interface TextAreaProps extends FocusableFieldProps<HTMLTextAreaElement>, TextProps {
  readonly rows?: number
}

/** A labeled text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hidesLabel, help, error, ...rest } = props
  const { ref, placeholder, rows = 3, lang, ...control } = rest
  return (
    <AriaTextField {...control} {...getFieldState(props)} className={styles['field'] ?? ''}>
      <FieldLabel label={label} {...(hidesLabel && { hidesLabel })} />
      <AriaTextArea
        rows={rows}
        {...(ref && { ref })}
        {...(placeholder !== undefined && { placeholder })}
        {...(lang !== undefined && { lang, dir: 'auto' })}
        className={styles['input'] ?? ''}
        data-multiline
      />
      <FieldNotes help={help} error={error} />
    </AriaTextField>
  )
}
