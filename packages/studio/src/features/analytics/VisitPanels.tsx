import type { VisitReport } from '@vitrine/contract'
import type { VisitDimension } from '@vitrine/model'
import { ChartNoAxesCombined, X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import type { TextId } from '../../ui/texts.ts'
import styles from './analytics.module.css'
import { Breakdown } from './Breakdown.tsx'
import { useValueName } from './format.ts'
import { VisitFigureList } from './VisitFigureList.tsx'
import { VisitsChart } from './VisitsChart.tsx'
import type { ReportFilters } from './use-report.ts'

/** The breakdowns of the report of visits, by the text of their title. */
const BREAKDOWNS = {
  'analytics.sources': ['channel', 'referrer', 'campaign'],
  'analytics.content': ['page', 'entry', 'exit'],
  'analytics.technology': ['device', 'browser', 'system'],
  'analytics.places': ['country', 'language'],
} as const satisfies Readonly<Partial<Record<TextId, readonly VisitDimension[]>>>

interface VisitBreakdownProps {
  readonly title: keyof typeof BREAKDOWNS
  /** Undefined while it loads. */
  readonly report: VisitReport | undefined
  readonly filters: ReportFilters
}

/** One breakdown of the report of visits; nothing while there are no visits. */
export function VisitBreakdown({ title, report, filters }: VisitBreakdownProps) {
  const t = useTranslate()
  if (!report || report.figures.views === 0) return null
  return (
    <Breakdown title={t(title)} dimensions={BREAKDOWNS[title]} report={report} filters={filters} />
  )
}

/** The figures and the chart of visits, or what to do without visits. */
export function VisitSummary(props: {
  readonly report: VisitReport
  readonly filters: ReportFilters
}) {
  const { report, filters } = props
  const t = useTranslate()
  if (report.figures.views === 0)
    return (
      <EmptyState
        Icon={ChartNoAxesCombined}
        title={t(report.since === null ? 'analytics.empty' : 'analytics.emptyTime')}
      >
        {t(report.since === null ? 'analytics.empty.text' : 'analytics.emptyTime.text')}
      </EmptyState>
    )
  return (
    <>
      <VisitFigureList report={report} compare={filters.query.compare} />
      <VisitsChart report={report} filters={filters} />
    </>
  )
}

/** The filter in use, with a way to remove it. */
export function VisitFilter({ filters: { filter, time } }: { readonly filters: ReportFilters }) {
  const t = useTranslate()
  const getName = useValueName()
  if (!filter) return null
  const text = t('analytics.filter', {
    dimension: t(`analytics.by.${filter.by}`),
    value: getName(filter.by, filter.value),
  })
  return (
    <span className={styles['filter']}>
      {text}
      <IconButton
        label={t('analytics.filter.remove', { filter: text })}
        Icon={X}
        onPress={() => time.change({ by: '', value: '' })}
      />
    </span>
  )
}
