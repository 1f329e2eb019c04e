import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useTranslate } from '../i18n.ts'
import { addTexts } from '../texts.ts'
import { tokensTexts } from '../texts/tokens.ts'
import type { FieldProps } from './field.ts'
import { TextField } from './TextField.tsx'
import styles from './TokenField.module.css'

addTexts(tokensTexts)

export interface TokenFieldProps extends Omit<FieldProps, 'name'> {
  readonly tokens: readonly string[]
  readonly onChange: (tokens: readonly string[]) => void
  readonly placeholder?: string
  readonly ref?: (element: HTMLInputElement | null) => void
}

/** A labeled list of short texts, such as tags: Enter or a comma adds what is typed. */
export function TokenField(props: TokenFieldProps) {
  const { label, help, error, tokens, onChange, placeholder, isDisabled = false, ref } = props
  const t = useTranslate()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = (typed: string) => {
    const added = typed.split(',').flatMap((token) => token.trim() || [])
    if (added.length > 0) onChange([...new Set([...tokens, ...added])])
    setText('')
  }
  const remove = (token: string) => {
    onChange(tokens.filter((each) => each !== token))
    // The button that had the focus is gone.
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && tokens.length > 0)
      onChange(tokens.slice(0, -1))
  }
  return (
    <div className={styles['field']}>
      <TextField
        label={label}
        help={help ?? t('tokens.help')}
        error={error}
        isDisabled={isDisabled}
        value={text}
        {...(placeholder !== undefined && { placeholder })}
        ref={(element) => {
          input.current = element
          ref?.(element)
        }}
        onChange={(typed) => (typed.endsWith(',') ? add(typed) : setText(typed))}
        onKeyDown={press}
        onBlur={() => add(text)}
      />
      {tokens.length > 0 && (
        <ul className={styles['tokens']} aria-label={label}>
          {tokens.map((token) => (
            <li key={token}>
              <span>{token}</span>
              {!isDisabled && (
                <IconButton
                  small
                  label={t('tokens.remove', { token })}
                  Icon={X}
                  onPress={() => remove(token)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
