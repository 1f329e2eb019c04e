import type { ReactNode } from 'react'
import styles from './reports.module.css'

export interface Figure {
  readonly name: string
  readonly value: ReactNode
  /** The figure of the time to compare with. */
  readonly before?: ReactNode
}

/** Figures of a time, each with that of the time to compare with. */
export function FigureList(props: { readonly figures: readonly Figure[]; readonly help?: string }) {
  const { figures, help } = props
  return (
    <div className={styles['figures']}>
      <dl>
        {figures.map(({ name, value, before }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles['figure']}>{value}</dd>
            {before !== undefined && <dd className={styles['before']}>{before}</dd>}
          </div>
        ))}
      </dl>
      {help && <p>{help}</p>}
    </div>
  )
}
