import type { readFunnel, Reply } from '@vitrine/contract'
import type { FunnelStep } from '@vitrine/model'
import { Filter } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { FigureList } from '../../ui/reports/FigureList.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { ExportMenu } from './ExportMenu.tsx'
import { useReportFormat } from './format.ts'
import { ReportPage } from './ReportPage.tsx'
import { useReport, useReportFilters } from './use-report.ts'

/** The report of the steps to a purchase. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const { query, isValid } = filters
  const report = useReport('readFunnel', query, {
    isValid,
    load: () => callApi('readFunnel', { query }),
  })
  return (
    <ReportPage
      title={t('studio.screen.funnel')}
      filters={filters}
      summary={
        <QueryView
          query={report}
          skeleton={<TableSkeleton widths={[10, 4]} rows={5} />}
          isEmpty={({ steps }) => (steps[0]?.visits ?? 0) === 0}
          empty={
            <EmptyState Icon={Filter} title={t('analytics.emptyTime')}>
              {t('analytics.funnel.empty.text')}
            </EmptyState>
          }
        >
          {(data) => <Steps data={data} />}
        </QueryView>
      }
    />
  )
}

function Steps({ data }: { readonly data: Reply<typeof readFunnel> }) {
  const t = useTranslate()
  const { count, percent } = useReportFormat()
  const { steps, before, orders, revenue } = data
  const first = steps[0]?.visits ?? 0
  const rows: readonly Row[] = steps.map(({ step, visits }, index) => ({
    step,
    visits,
    share: percent(visits, first),
    fromPrevious: percent(visits, steps[index - 1]?.visits ?? visits),
    before: before[index] && count(before[index].visits),
  }))
  return (
    <>
      <FigureList
        help={t('analytics.funnel.help')}
        figures={[
          { name: t('analytics.orders'), value: count(orders) },
          { name: t('analytics.revenue'), value: formatAmount(revenue) },
        ]}
      />
      <Meters rows={rows} first={first} />
      <StepTable rows={rows} hasBefore={before.length > 0} />
      <ExportSteps steps={steps} />
    </>
  )
}

function ExportSteps({ steps }: Pick<Reply<typeof readFunnel>, 'steps'>) {
  const t = useTranslate()
  return (
    <ExportMenu
      table={t('studio.screen.funnel')}
      file="funnel"
      columns={[
        [t('analytics.step'), ({ step }) => step],
        [t('analytics.visits'), ({ visits }) => visits],
      ]}
      load={() => steps}
    />
  )
}

interface Row {
  readonly step: FunnelStep
  readonly visits: number
  /** The share of all visits, and of those of the step before. */
  readonly share: string
  readonly fromPrevious: string
  readonly before: string | undefined
}

/** A bar for each step. */
function Meters({ rows, first }: { readonly rows: readonly Row[]; readonly first: number }) {
  const t = useTranslate()
  return (
    <div className={styles['meters']} aria-hidden="true">
      {rows.map(({ step, visits, share }) => (
        <div key={step} className={styles['meter']}>
          <p>
            {t(`analytics.step.${step}`)} <span className={styles['meta']}>{share}</span>
          </p>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect data-part="track" width="100" height="1" />
            <rect data-part="bar" width={first === 0 ? 0 : (visits / first) * 100} height="1" />
          </svg>
        </div>
      ))}
    </div>
  )
}

function StepTable(props: { readonly rows: readonly Row[]; readonly hasBefore: boolean }) {
  const { rows, hasBefore } = props
  const t = useTranslate()
  const { count } = useReportFormat()
  return (
    <Table
      label={t('studio.screen.funnel')}
      rows={rows}
      rowKey={({ step }) => step}
      columns={[
        {
          title: t('analytics.step'),
          cell: ({ step }) => t(`analytics.step.${step}`),
          fold: 'first',
        },
        {
          title: t('analytics.visits'),
          cell: ({ visits }) => count(visits),
          number: true,
          fold: 'end',
        },
        { title: t('analytics.step.share'), cell: ({ share }) => share, number: true },
        {
          title: t('analytics.step.previous'),
          cell: ({ fromPrevious }) => fromPrevious,
          number: true,
        },
        ...(hasBefore
          ? [
              {
                title: t('analytics.before'),
                cell: (row: Row) => row.before,
                number: true,
              },
            ]
          : []),
      ]}
    />
  )
}
