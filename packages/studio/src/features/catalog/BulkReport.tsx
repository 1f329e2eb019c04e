import { BulkReport as Report } from '../../ui/lists/BulkReport.tsx'
import { useTranslate } from '../../ui/i18n.ts'
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
  const ordered = (['failed', 'unchanged', 'changed'] as const).flatMap((outcome) =>
    rows.filter((row) => row.outcome === outcome),
  )
  return (
    <Report
      title={t('products.report')}
      summary={t('products.report.summary', {
        changed: count('changed'),
        unchanged: count('unchanged'),
        failed: count('failed'),
      })}
      rows={ordered.map(({ id, title, outcome, message }) => ({
        id,
        name: title,
        outcome: t(`products.outcome.${outcome}`),
        tone: TONES[outcome],
        message,
      }))}
      onClose={onClose}
    />
  )
}
