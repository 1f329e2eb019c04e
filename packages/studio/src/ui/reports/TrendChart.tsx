import { useLocale } from '@vitrine/react-kit'
import type { ReactNode } from 'react'
import { useTranslate } from '../i18n.ts'
import styles from './reports.module.css'

/** The value of a day or month, and that of the time to compare with. */
export interface TrendPoint {
  readonly day: string
  readonly value: number
  readonly before?: number | undefined
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[]
  readonly step: 'day' | 'month'
  readonly format: (value: number) => string
  /** Describes the chart by its highest value. */
  readonly describe: (highest: string, day: string) => string
  /** The same as a table, and its export. */
  readonly children: ReactNode
}

/** A bar for each day or month, with a line at the value before, and the same as a table. */
export function TrendChart({ points, step, format, describe, children }: TrendChartProps) {
  const t = useTranslate()
  const formatDay = useDayFormat(step)
  const highest = points.reduce((best, each) => (each.value > best.value ? each : best))
  const top = Math.max(1, highest.value, ...points.map(({ before = 0 }) => before))
  const [first, last] = [points[0], points.at(-1)]
  const toSize = (value: number) => `${(Math.max(value, 0) / top) * 100}%`
  return (
    <div className={styles['chart']}>
      <div className={styles['scale']} aria-hidden="true">
        {format(top)}
      </div>
      <p className="visually-hidden">{describe(format(highest.value), formatDay(highest.day))}</p>
      <div className={styles['bars']} aria-hidden="true">
        {points.map(({ day, value, before }) => (
          <span key={day} title={t('report.bar', { day: formatDay(day), value: format(value) })}>
            <i style={{ blockSize: toSize(value) }} />
            {before !== undefined && <b style={{ insetBlockEnd: toSize(before) }} />}
          </span>
        ))}
      </div>
      <div className={styles['scale']} aria-hidden="true">
        {first && <time dateTime={first.day}>{formatDay(first.day)}</time>}
        {last && last !== first && <time dateTime={last.day}>{formatDay(last.day)}</time>}
      </div>
      <details>
        <summary>{t('report.table')}</summary>
        {children}
      </details>
    </div>
  )
}

/** Returns a function that formats a day, or the month that begins with it. */
export function useDayFormat(step: 'day' | 'month'): (day: string) => string {
  const { formatting } = useLocale()
  const format = new Intl.DateTimeFormat(formatting, {
    timeZone: 'UTC',
    ...(step === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
  })
  return (day) => format.format(new Date(`${day}T00:00Z`))
}
