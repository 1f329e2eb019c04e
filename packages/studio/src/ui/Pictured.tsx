import type { ReactNode } from 'react'
import styles from './Pictured.module.css'

interface PicturedProps {
  /** Null where there is no picture; its place stays. */
  readonly imageUrl: string | null
  readonly children: ReactNode
}

/** A product in a cell of a table: its picture, and beside it what it is called. */
export function Pictured({ imageUrl, children }: PicturedProps) {
  return (
    <span className={styles['pictured']}>
      {imageUrl ? <img src={imageUrl} alt="" /> : <span className={styles['blank']} />}
      <span>{children}</span>
    </span>
  )
}
