import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import styles from './BulkReport.module.css'

/** The result of a change for one row of a list. */
export interface BulkReportRow {
  readonly id: string
  readonly name: string
  readonly outcome: string
  readonly tone: 'plain' | 'ok' | 'bad'
  /** The reason of a failure; null otherwise. */
  readonly message: string | null
}

interface BulkReportProps {
  readonly title: string
  readonly summary: string
  /** The rows in their order: the failures first. */
  readonly rows: readonly BulkReportRow[]
  readonly onClose: () => void
}

/** The result of a change for each row of a list. */
export function BulkReport({ title, summary, rows, onClose }: BulkReportProps) {
  const t = useTranslate()
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <Button primary onPress={onClose}>
          {t('studio.close')}
        </Button>
      }
    >
      <div className={styles['report']}>
        <p>{summary}</p>
        <ul aria-label={title}>
          {rows.map(({ id, name, outcome, tone, message }) => (
            <li key={id}>
              <span>{name}</span>
              <span>
                <Badge tone={tone}>{outcome}</Badge>
              </span>
              {message !== null && <small>{message}</small>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
