import type { SalesReport, SalesStep } from '@vitrine/contract'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { TrendChart, useDayFormat } from '../../ui/reports/TrendChart.tsx'
import { Table } from '../../ui/Table.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { SalesFilters } from './use-sales.ts'

interface SalesChartProps {
  readonly report: SalesReport
  readonly query: SalesFilters['query']
}

/** Net sales as a bar for each day or month, and the same as a table. */
export function SalesChart({ report: { figures, time, step }, query }: SalesChartProps) {
  const t = useTranslate()
  return (
    <TrendChart
      points={time.map(({ day, net }) => ({ day, value: net.value }))}
      step={step}
      format={(value) => formatAmount({ ...figures.net, value })}
      describe={(amount, day) => t('sales.chart', { amount, day })}
    >
      <Steps time={time} step={step} />
      <ExportButton part="time" query={query} />
    </TrendChart>
  )
}

function Steps({ time, step }: Pick<SalesReport, 'time' | 'step'>) {
  const t = useTranslate()
  const formatDay = useDayFormat(step)
  return (
    <Table<SalesStep>
      label={t('sales.net')}
      rows={time}
      rowKey={({ day }) => day}
      columns={[
        {
          title: t(`sales.${step}`),
          cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
          fold: 'first',
        },
        { title: t('sales.orders'), cell: ({ orders }) => orders, number: true, fold: 'second' },
        { title: t('sales.units'), cell: ({ units }) => units, number: true },
        { title: t('sales.total'), cell: ({ total }) => formatAmount(total), number: true },
        { title: t('sales.refunds'), cell: ({ refunds }) => formatAmount(refunds), number: true },
        { title: t('sales.net'), cell: ({ net }) => formatAmount(net), number: true, fold: 'end' },
      ]}
    />
  )
}
