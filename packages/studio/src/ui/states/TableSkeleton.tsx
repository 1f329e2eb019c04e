import { Skeleton } from './Skeleton.tsx'
import styles from './Skeleton.module.css'

/** The placeholder of a table: rows of its height with a bar in each column, whose widths are in characters. */
export function TableSkeleton(props: {
  readonly widths: readonly number[]
  readonly rows?: number
}) {
  const { widths, rows = 5 } = props
  return Array.from({ length: rows }, (_, row) => (
    <span key={row} className={styles['row']}>
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </span>
  ))
}
