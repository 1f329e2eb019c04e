import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly help?: string
  /** What is wrong with what was entered. */
  readonly problem?: string | undefined
}

/** Label above, help under, what is wrong beside. */
export function Field({ label, help, problem, ...input }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {help && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className={styles['problem']} id={`${id}-problem`} role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  )
}
