import type { VisitReport, VisitRow } from '@vitrine/contract'
import type { VisitDimension } from '@vitrine/model'
import { useState } from 'react'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { ExportVisits } from './ExportVisits.tsx'
import { useReportFormat, useValueName } from './format.ts'
import type { ReportFilters } from './use-report.ts'

/** The number of rows that are shown; the export has all of them. */
const SHOWN = 10

interface BreakdownProps {
  readonly title: string
  /** The dimensions, of which one is shown at a time. */
  readonly dimensions: readonly VisitDimension[]
  readonly report: VisitReport
  readonly filters: ReportFilters
}

/** The visits by one of some dimensions. A value filters the whole report. */
export function Breakdown({ title, dimensions, report, filters }: BreakdownProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(dimensions[0] ?? 'page')
  const rows = report.rows[chosen].slice(0, SHOWN)
  return (
    <Panel title={title} aside={<ExportVisits table={chosen} filters={filters} />}>
      <div className={styles['segments']}>
        <SegmentedControl
          label={title}
          value={chosen}
          onChange={setChosen}
          segments={dimensions.map((id) => ({ id, label: t(`analytics.by.${id}`) }))}
        />
      </div>
      {rows.length === 0 || (chosen === 'country' && rows.every(({ name }) => name === '')) ? (
        <EmptyState title={t('analytics.none')}>
          {chosen === 'country' && t('analytics.none.country')}
        </EmptyState>
      ) : (
        <Rows title={title} by={chosen} rows={rows} filters={filters} />
      )}
    </Panel>
  )
}

function Rows(props: {
  readonly title: string
  readonly by: VisitDimension
  readonly rows: readonly VisitRow[]
  readonly filters: ReportFilters
}) {
  const { title, by, rows, filters } = props
  const t = useTranslate()
  const { count, percent } = useReportFormat()
  const getName = useValueName()
  return (
    <Table
      label={title}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          title: t(`analytics.by.${by}`),
          fold: 'first',
          cell: ({ name }) => (
            <button
              type="button"
              className={`${styles['link']} ${styles['name']}`}
              onClick={() => filters.time.change({ by, value: name })}
            >
              {getName(by, name)}
            </button>
          ),
        },
        {
          title: t('analytics.visits'),
          cell: ({ visits }) => count(visits),
          number: true,
          fold: 'end',
        },
        { title: t('analytics.views'), cell: ({ views }) => count(views), number: true },
        {
          title: t('analytics.bounces'),
          cell: ({ bounces, visits }) => percent(bounces, visits),
          number: true,
        },
      ]}
    />
  )
}
