import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslate } from '../i18n.ts'
import notice from '../states/Notice.module.css'
import styles from './Form.module.css'

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  /** The fields with an error. */
  readonly items: readonly {
    readonly name: string
    readonly label: string
    readonly message: string
  }[]
  /** The errors of no field. */
  readonly others: readonly string[]
  readonly onFocusField: (name: string) => void
}

/** The errors of a form in one place, with links to their fields; nothing without errors. */
export function ErrorSummary({ ref, items, others, onFocusField }: ErrorSummaryProps) {
  const t = useTranslate()
  const [first] = others
  if (items.length === 0 && first === undefined) return null
  const title = items.length === 0 ? first : t('studio.notSaved', { count: items.length })
  return (
    <div ref={ref} className={notice['notice']} data-tone="bad" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={notice['title']}>{title}</p>
        {(items.length === 0 ? others.slice(1) : others).map((message) => (
          <p key={message}>{message}</p>
        ))}
        <ul className={styles['errors']}>
          {items.map(({ name, label, message }) => (
            <li key={name}>
              <button type="button" onClick={() => onFocusField(name)}>
                {label}
              </button>
              : {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
