import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly Icon?: LucideIcon
  readonly title: string
  /** The purpose of the list, and how it fills. */
  readonly children?: ReactNode
  /** The one thing to do next. */
  readonly action?: ReactNode
}

/** The content of a list without items. It says what the list is for and has one action. */
export function EmptyState({ Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {Icon && <Icon aria-hidden="true" />}
      <p className={styles['title']}>{title}</p>
      {children && <p className={styles['text']}>{children}</p>}
      {action}
    </div>
  )
}
