import type { SalesReport, SalesStep } from '@vitrine/contract'
import { useLocale } from '@vitrine/react-kit'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Table } from '../../ui/Table.tsx'
import { ExportButton } from './ExportButton.tsx'
import styles from './sales.module.css'
import type { SalesFilters } from './use-sales.ts'

interface SalesChartProps {
  readonly report: SalesReport
  readonly query: SalesFilters['query']
}

/** Net sales as a bar for each day or month, and the same as a table. */
export function SalesChart({ report: { time, step }, query }: SalesChartProps) {
  const t = useTranslate()
  const formatDay = useDayFormat(step)
  const highest = time.reduce((best, each) => (each.net.value > best.net.value ? each : best))
  const top = Math.max(highest.net.value, 1)
  const [first, last] = [time[0], time.at(-1)]
  return (
    <div className={styles['chart']}>
      <div className={styles['scale']} aria-hidden="true">
        {formatAmount(highest.net)}
      </div>
      <p className="visually-hidden">
        {t('sales.chart', { amount: formatAmount(highest.net), day: formatDay(highest.day) })}
      </p>
      <div className={styles['bars']} aria-hidden="true">
        {time.map(({ day, net }) => (
          <span
            key={day}
            title={t('sales.bar', { day: formatDay(day), amount: formatAmount(net) })}
          >
            <i style={{ blockSize: `${(Math.max(net.value, 0) / top) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={styles['scale']} aria-hidden="true">
        {first && <time dateTime={first.day}>{formatDay(first.day)}</time>}
        {last && last !== first && <time dateTime={last.day}>{formatDay(last.day)}</time>}
      </div>
      <details>
        <summary>{t('sales.table')}</summary>
        <Steps time={time} step={step} />
        <ExportButton part="time" query={query} />
      </details>
    </div>
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

/** Returns a function that formats a day, or the month that begins with it. */
function useDayFormat(step: SalesReport['step']): (day: string) => string {
  const { formatting } = useLocale()
  const format = new Intl.DateTimeFormat(formatting, {
    timeZone: 'UTC',
    ...(step === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
  })
  return (day) => format.format(new Date(`${day}T00:00Z`))
}
