import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Tone = 'plain' | 'warn' | 'bad'

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  plain: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
}

/** A notice inside a page: what is so, and what to do about it. */
export function Notice(props: {
  readonly tone?: Tone
  readonly title: ReactNode
  readonly children?: ReactNode
}) {
  const { tone = 'plain', title, children } = props
  const Icon = ICONS[tone]
  return (
    <div className={styles['notice']} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div>
        <p className={styles['title']}>{title}</p>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}
