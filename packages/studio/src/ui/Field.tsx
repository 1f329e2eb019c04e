import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly help?: string
  /** The error message of the value. */
  readonly error?: string | undefined
}

/** A labeled input with help text and an error message. */
export function Field({ label, help, error, ...input }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {help && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
