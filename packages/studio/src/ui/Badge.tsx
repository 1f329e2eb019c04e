import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A status label; it has a color only if it needs attention. */
export function Badge(props: {
  readonly tone?: 'plain' | 'ok' | 'warn' | 'bad'
  readonly children: ReactNode
}) {
  const { tone = 'plain', children } = props
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
