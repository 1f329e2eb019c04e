import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** A message in place of content, for an empty list or an error. */
export function Message(props: {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}) {
  const { title, children, action } = props
  return (
    <div className={styles['message']}>
      <p className={styles['title']}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
