import type { VisitReport, VisitStep } from '@vitrine/contract'
import { useTranslate } from '../../ui/i18n.ts'
import { TrendChart, useDayFormat } from '../../ui/reports/TrendChart.tsx'
import { Table } from '../../ui/Table.tsx'
import { ExportVisits } from './ExportVisits.tsx'
import { useReportFormat } from './format.ts'
import type { ReportFilters } from './use-report.ts'

interface VisitsChartProps {
  readonly report: VisitReport
  readonly filters: ReportFilters
}

/** Visits as a bar for each day or month, with a line at those before, and the same as a table. */
export function VisitsChart({ report: { time, timeBefore, step }, filters }: VisitsChartProps) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const formatDay = useDayFormat(step)
  return (
    <TrendChart
      points={time.map(({ day, visits }, index) => ({
        day,
        value: visits,
        before: timeBefore[index]?.visits,
      }))}
      step={step}
      format={count}
      describe={(highest, day) => t('analytics.chart', { number: highest, day })}
    >
      <Table<VisitStep>
        label={t('analytics.visits')}
        rows={time}
        rowKey={({ day }) => day}
        columns={[
          {
            title: t(`analytics.${step}`),
            cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
            fold: 'first',
          },
          { title: t('analytics.visitors'), cell: ({ visitors }) => count(visitors), number: true },
          {
            title: t('analytics.visits'),
            cell: ({ visits }) => count(visits),
            number: true,
            fold: 'end',
          },
          { title: t('analytics.views'), cell: ({ views }) => count(views), number: true },
          { title: t('analytics.orders'), cell: ({ orders }) => count(orders), number: true },
        ]}
      />
      <ExportVisits table="time" filters={filters} />
    </TrendChart>
  )
}
