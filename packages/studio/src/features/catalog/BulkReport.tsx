import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './ProductsPage.module.css'
import type { ReportRow } from './use-bulk-change.ts'

const TONES = { changed: 'ok', unchanged: 'plain', failed: 'bad' } as const

/** The result of a change for each product, the failures first. */
export function BulkReport(props: {
  readonly rows: readonly ReportRow[]
  readonly onClose: () => void
}) {
  const { rows, onClose } = props
  const t = useTranslate()
  const count = (outcome: ReportRow['outcome']) =>
    String(rows.filter((row) => row.outcome === outcome).length)
  const order = (['failed', 'unchanged', 'changed'] as const).flatMap((outcome) =>
    rows.filter((row) => row.outcome === outcome),
  )
  return (
    <Dialog
      title={t('products.report')}
      isOpen
      onClose={onClose}
      footer={
        <Button primary onPress={onClose}>
          {t('studio.close')}
        </Button>
      }
    >
      <div className={styles['report']}>
        <p>
          {t('products.report.summary', {
            changed: count('changed'),
            unchanged: count('unchanged'),
            failed: count('failed'),
          })}
        </p>
        <ul aria-label={t('products.report')}>
          {order.map(({ id, title, outcome, message }) => (
            <li key={id}>
              <span>{title}</span>
              <span>
                <Badge tone={TONES[outcome]}>{t(`products.outcome.${outcome}`)}</Badge>
              </span>
              {message !== null && <small>{message}</small>}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
