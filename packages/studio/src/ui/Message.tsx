import type { ReactNode } from 'react'
import styles from './Message.module.css'

/** Says what a list is for when there is nothing in it, or what went wrong and what to do. */
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
