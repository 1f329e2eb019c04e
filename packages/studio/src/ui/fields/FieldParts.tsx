import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import type { FieldProps } from './field.ts'
import styles from './fields.module.css'

/** The label of a field. */
export function FieldLabel({ label, hidesLabel }: Pick<FieldProps, 'label' | 'hidesLabel'>) {
  return <Label className={hidesLabel ? 'visually-hidden' : (styles['label'] ?? '')}>{label}</Label>
}

/** The help and the error below a field, which screen readers read with it. */
export function FieldNotes({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <>
      {help !== undefined && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}

/** A frame around a control with a short text before or after it, such as a currency. */
export function Affixed(props: {
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly children: ReactNode
}) {
  const { prefix, suffix, children } = props
  if (prefix === undefined && suffix === undefined) return children
  return (
    // What stands before an input is the beginning of an address.
    <span className={styles['affixed']} {...(prefix !== undefined && { dir: 'ltr' })}>
      {prefix !== undefined && <span className={styles['affix']}>{prefix}</span>}
      {children}
      {suffix !== undefined && <span className={styles['affix']}>{suffix}</span>}
    </span>
  )
}
