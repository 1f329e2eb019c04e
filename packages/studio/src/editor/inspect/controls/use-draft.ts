import type { Json } from '@vitrine/page'
import { useState } from 'react'

/** The result of reading a typed text: a value to store, or the error. */
export type Parsed =
  | { readonly value: Json | undefined; readonly error?: never }
  | { readonly error: string }

/**
 * Returns a text field's state for a value that has a form: what is typed stays in the field, and is stored once it is
 * valid. A value that changes elsewhere, such as by undo, replaces what was typed.
 */
export function useDraft(props: {
  readonly value: Json | undefined
  /** The value in the language that texts start from, which shows while this one has none. */
  readonly source?: Json | undefined
  readonly format: (value: Json | undefined) => string
  readonly parse: (text: string) => Parsed
  readonly onChange: (value: Json | undefined) => void
  /** Whether an emptied field shows the stored value again when it is left, as it always has one. */
  readonly restoresEmpty?: boolean
}) {
  const { value, source, format, parse, onChange, restoresEmpty = false } = props
  const [draft, setDraft] = useState<string>()
  const stored = format(value)
  const read = draft === undefined ? undefined : parse(draft)
  // A translation that was cleared stays empty while the next one is typed.
  const isCleared = draft === '' && source !== undefined && format(source) === stored
  const isOwn =
    read !== undefined && (read.error !== undefined || isCleared || format(read.value) === stored)
  return {
    value: isOwn && draft !== undefined ? draft : stored,
    error: isOwn ? read?.error : undefined,
    onChange: (text: string) => {
      setDraft(text)
      const next = parse(text)
      if (next.error === undefined) onChange(next.value)
    },
    onBlur: () => {
      const isRestored = restoresEmpty && draft?.trim() === ''
      if (read?.error === undefined || isRestored) setDraft(undefined)
    },
  }
}
