import type { VisitReport } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { DroppedExamples } from './DroppedExamples.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { useReportFormat } from './format.ts'

/** The events that were not counted, by reason, with examples of them. */
export function Dropped({ report: { dropped } }: { readonly report: VisitReport }) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const [isOpen, setOpen] = useState(false)
  if (dropped.length === 0) return null
  return (
    <Panel
      title={t('analytics.dropped')}
      aside={
        <ExportMenu
          table={t('analytics.dropped')}
          file="dropped"
          columns={[
            [t('analytics.dropped.reason'), ({ reason }) => reason],
            [t('analytics.count'), (row) => row.count],
          ]}
          load={() => dropped}
        />
      }
    >
      <Table
        label={t('analytics.dropped')}
        rows={dropped}
        rowKey={({ reason }) => reason}
        columns={[
          {
            title: t('analytics.dropped.reason'),
            cell: ({ reason }) => t(`analytics.dropped.${reason}`),
            fold: 'first',
          },
          {
            title: t('analytics.count'),
            cell: (row) => count(row.count),
            number: true,
            fold: 'end',
          },
        ]}
      />
      <details
        className={styles['examples']}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('analytics.dropped.examples')}</summary>
        {isOpen && <DroppedExamples />}
      </details>
    </Panel>
  )
}
