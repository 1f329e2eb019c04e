import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Dropped } from './Dropped.tsx'
import { ExportEvents } from './ExportEvents.tsx'
import { Live } from './Live.tsx'
import { ReportPage } from './ReportPage.tsx'
import { useReport, useReportFilters } from './use-report.ts'
import { VisitBreakdown, VisitFilter, VisitSummary } from './VisitPanels.tsx'

/** The report of visits: figures of a time beside those before it, sources, pages and devices. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const query = { ...filters.query, ...filters.filter }
  const report = useReport('readVisits', query, {
    isValid: filters.isValid,
    load: () => callApi('readVisits', { query }),
  })
  const shown = { report: report.data, filters }
  return (
    <ReportPage
      title={t('studio.screen.analytics')}
      filters={filters}
      tools={
        <>
          <VisitFilter filters={filters} />
          {report.data && report.data.figures.views > 0 && <ExportEvents query={filters.query} />}
        </>
      }
      summary={
        <QueryView query={report} skeleton={<TableSkeleton widths={[10, 10, 10]} rows={5} />}>
          {(data) => <VisitSummary report={data} filters={filters} />}
        </QueryView>
      }
    >
      {report.isError || report.data?.figures.views === 0 ? (
        <Live />
      ) : (
        <Columns>
          <Column>
            {report.isPending && (
              <Panel>
                <TableSkeleton widths={[10, 4, 4]} rows={4} />
              </Panel>
            )}
            <VisitBreakdown title="analytics.sources" {...shown} />
            <VisitBreakdown title="analytics.content" {...shown} />
          </Column>
          <Column>
            <Live />
            <VisitBreakdown title="analytics.technology" {...shown} />
            <VisitBreakdown title="analytics.places" {...shown} />
          </Column>
        </Columns>
      )}
      {report.data && <Dropped report={report.data} />}
    </ReportPage>
  )
}
