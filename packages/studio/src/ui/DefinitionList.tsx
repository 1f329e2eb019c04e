import type { ReactNode } from 'react'
import styles from './DefinitionList.module.css'

export type Definition = readonly [name: string, value: ReactNode]

/** A list of names with their values. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={styles['definitions']}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A list of amounts, the last of them the total. */
export function Totals({ rows }: { readonly rows: readonly Definition[] }) {
  return (
    <dl className={styles['sum']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
