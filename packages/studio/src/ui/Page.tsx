import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './Page.module.css'
import { useDocumentTitle } from './use-document-title.ts'

export interface PageProps {
  readonly title: string
  /** The status badges beside the title. */
  readonly status?: ReactNode
  readonly note?: ReactNode
  /** The actions of the page, the main one last. */
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  readonly narrow?: boolean
  readonly children: ReactNode
}

export function Page(props: PageProps) {
  const { title, status, note, actions, back, narrow = false, children } = props
  useDocumentTitle(title)
  return (
    <div className={styles['page']} data-narrow={narrow || undefined}>
      <div className={styles['head']}>
        {back && (
          <Link className={styles['back']} to={back.to}>
            <ChevronLeft data-mirrors aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <div className={styles['row']}>
          <div className={styles['heading']}>
            <div className={styles['title']}>
              <h1>{title}</h1>
              {status}
            </div>
            {note && <p className={styles['note']}>{note}</p>}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}

/** A bordered section with an optional title. */
export function Panel(props: {
  readonly title?: string
  /** The second line below the title. */
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly padded?: boolean
  readonly children?: ReactNode
}) {
  const { title, note, aside, padded = false, children } = props
  return (
    <section className={styles['panel']} aria-label={title}>
      {title && (
        <header>
          {note === undefined ? (
            <h2>{title}</h2>
          ) : (
            <div className={styles['heading']}>
              <h2>{title}</h2>
              <p className={styles['note']}>{note}</p>
            </div>
          )}
          {aside && <span className={styles['note']}>{aside}</span>}
        </header>
      )}
      {padded ? <div className={styles['padded']}>{children}</div> : children}
    </section>
  )
}

/** A two-column layout that stacks on narrow screens. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>
}

export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>
}
