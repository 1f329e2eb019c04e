import type { VisitFigures, VisitReport } from '@vitrine/contract'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { FigureList } from '../../ui/reports/FigureList.tsx'
import { useReportFormat } from './format.ts'
import type { RangeQuery } from './use-report.ts'

interface VisitFigureListProps {
  readonly report: VisitReport
  readonly compare: RangeQuery['compare']
}

/** The figures of visits, each with that of the time to compare with. */
export function VisitFigureList({ report: { figures, before }, compare }: VisitFigureListProps) {
  const t = useTranslate()
  const { count, percent, ratio, duration } = useReportFormat()
  const show = (name: string, get: (figures: VisitFigures) => string) => ({
    name,
    value: get(figures),
    ...(before && { before: get(before) }),
  })
  return (
    <FigureList
      help={compare === 'none' ? '' : t(`analytics.before.${compare}`)}
      figures={[
        show(t('analytics.visitors'), ({ visitors }) => count(visitors)),
        show(t('analytics.visits'), ({ visits }) => count(visits)),
        show(t('analytics.views'), ({ views }) => count(views)),
        show(t('analytics.perVisit'), ({ views, visits }) => ratio(views, visits)),
        show(t('analytics.bounces'), ({ bounces, visits }) => percent(bounces, visits)),
        show(t('analytics.length'), ({ seconds, visits }) =>
          duration(visits === 0 ? 0 : seconds / visits),
        ),
        show(t('analytics.orders'), ({ orders }) => count(orders)),
        show(t('analytics.revenue'), ({ revenue }) => formatAmount(revenue)),
      ]}
    />
  )
}
