import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Names on the left, what they are on the right. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Amounts under each other, the last of them the total. */
export function Sum({ rows }: { readonly rows: readonly Fact[] }) {
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
