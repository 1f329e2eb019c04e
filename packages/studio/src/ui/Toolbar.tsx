import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

/** The row above a list with its views and its search. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['toolbar']}>{children}</div>
}

/** The row below a list, for loading more of it. */
export function ListFooter({ children }: { readonly children: ReactNode }) {
  return <div className={styles['footer']}>{children}</div>
}
