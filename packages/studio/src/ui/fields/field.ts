import type { ReactNode, Ref } from 'react'

/** The properties of every field. */
export interface FieldProps {
  readonly label: string
  /** Whether the label is for screen readers only, where the place says what the field is. */
  readonly hidesLabel?: boolean
  /** The text below the field. */
  readonly help?: ReactNode
  /** The error of the value, which replaces the help. */
  readonly error?: string | undefined
  readonly name?: string
  readonly isRequired?: boolean
  /** Whether the field cannot be changed; `help` says why. */
  readonly isDisabled?: boolean
}

/** A field whose control can be focused by a form. */
export interface FocusableFieldProps<Element extends HTMLElement> extends FieldProps {
  readonly ref?: Ref<Element>
  readonly onBlur?: () => void
}

/** Returns the states of a field for React Aria. The errors come from the caller, not from the browser. */
export function getFieldState({ error, isDisabled, isRequired, name }: FieldProps) {
  return {
    validationBehavior: 'aria',
    isInvalid: error !== undefined,
    ...(isDisabled !== undefined && { isDisabled }),
    ...(isRequired !== undefined && { isRequired }),
    ...(name !== undefined && { name }),
  } as const
}
