import type { ReactNode } from 'react'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { TimeFields } from '../../ui/reports/TimeFields.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './analytics.module.css'
import { comparisons, type ReportFilters } from './use-report.ts'

interface ReportToolsProps {
  readonly filters: ReportFilters
  /** The controls beside those of the time. */
  readonly children?: ReactNode
}

/** The controls of a report: its time, and what to compare it with. */
export function ReportTools({ filters: { time, query }, children }: ReportToolsProps) {
  const t = useTranslate()
  return (
    <Toolbar>
      <div className={styles['tools']}>
        <TimeFields value={time} />
        <Select
          label={t('analytics.compare')}
          hidesLabel
          value={query.compare}
          onChange={(compare) => time.change({ compare: compare === 'previous' ? '' : compare })}
          options={comparisons.map((id) => ({ id, label: t(`analytics.compare.${id}`) }))}
        />
        {children}
      </div>
    </Toolbar>
  )
}
