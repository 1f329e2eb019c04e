import type { ReactNode } from 'react'
import styles from './Fieldset.module.css'

interface FieldsetProps {
  readonly label: string
  readonly help?: string | undefined
  readonly children: ReactNode
}

/** A control of several parts, with its label. */
export function Fieldset({ label, help, children }: FieldsetProps) {
  return (
    <fieldset className={styles['set']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['parts']}>
        {help !== undefined && <p className={styles['help']}>{help}</p>}
        {children}
      </div>
    </fieldset>
  )
}
