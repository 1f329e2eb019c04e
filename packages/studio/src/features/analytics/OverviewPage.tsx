import type { VisitReport } from '@vitrine/contract'
import type { VisitDimension } from '@vitrine/model'
import { ChartNoAxesCombined, X } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import type { TextId } from '../../ui/texts.ts'
import styles from './analytics.module.css'
import { Breakdown } from './Breakdown.tsx'
import { Dropped } from './Dropped.tsx'
import { ExportEvents } from './ExportEvents.tsx'
import { useValueName } from './format.ts'
import { Live } from './Live.tsx'
import { ReportPage } from './ReportPage.tsx'
import { VisitFigureList } from './VisitFigureList.tsx'
import { VisitsChart } from './VisitsChart.tsx'
import { type ReportFilters, useReport, useReportFilters } from './use-report.ts'

/** The report of visits: figures of a time beside those before it, sources, pages and devices. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const query = { ...filters.query, ...filters.filter }
  const report = useReport('readVisits', query, {
    isValid: filters.isValid,
    load: () => callApi('readVisits', { query }),
  })
  const show = (title: TextId, dimensions: readonly VisitDimension[]) =>
    report.data &&
    report.data.figures.views > 0 && (
      <Breakdown title={t(title)} dimensions={dimensions} report={report.data} filters={filters} />
    )
  return (
    <ReportPage
      title={t('studio.screen.analytics')}
      filters={filters}
      tools={
        <>
          <Filter filters={filters} />
          {report.data && report.data.figures.views > 0 && <ExportEvents query={filters.query} />}
        </>
      }
      summary={
        <QueryView query={report} skeleton={<TableSkeleton widths={[10, 10, 10]} rows={5} />}>
          {(data) => <Summary report={data} filters={filters} />}
        </QueryView>
      }
    >
      <Columns>
        <Column>
          {show('analytics.sources', ['channel', 'referrer', 'campaign'])}
          {show('analytics.content', ['page', 'entry', 'exit'])}
        </Column>
        <Column>
          <Live />
          {show('analytics.technology', ['device', 'browser', 'system'])}
          {show('analytics.places', ['country', 'language'])}
        </Column>
      </Columns>
      {report.data && <Dropped report={report.data} />}
    </ReportPage>
  )
}

function Summary(props: { readonly report: VisitReport; readonly filters: ReportFilters }) {
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
function Filter({ filters: { filter, time } }: { readonly filters: ReportFilters }) {
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
