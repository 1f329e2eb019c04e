import type { openReportLink, Reply } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ApiError, callApiOnce } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { LoadFailed } from '../../ui/states/LoadFailed.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { analyticsTexts } from '../../ui/texts/analytics.ts'
import { reportsTexts } from '../../ui/texts/reports.ts'
import styles from './analytics.module.css'
import { ReportTools } from './ReportTools.tsx'
import { useReport, useUrlReport } from './use-report.ts'
import { VisitBreakdown, VisitFilter, VisitSummary } from './VisitPanels.tsx'

addTexts({ ...reportsTexts, ...analyticsTexts })

type SharedSite = Reply<typeof openReportLink>['site']

/** The report of visits for the holder of a read-only link, without the studio around it. */
export function Component() {
  const t = useTranslate()
  const token = useLocation().hash.slice(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['openReportLink', token],
    queryFn: () => callApiOnce('openReportLink', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  })
  return (
    <main className={styles['shared']}>
      {data ? (
        <SharedReport token={token} site={data.site} />
      ) : (
        <Page title={t('analytics.shared')}>
          <Panel padded>
            {error instanceof ApiError && error.status === 404 ? (
              <Notice tone="bad" title={error.message} />
            ) : error ? (
              <LoadFailed error={error} onRetry={() => void refetch()} />
            ) : (
              <TableSkeleton widths={[10, 10, 10]} rows={5} />
            )}
          </Panel>
        </Page>
      )}
    </main>
  )
}

function SharedReport({ token, site }: { readonly token: string; readonly site: SharedSite }) {
  const t = useTranslate()
  const filters = useUrlReport(site.timeZone)
  const query = { ...filters.query, ...filters.filter }
  const report = useReport('readSharedReport', query, {
    isValid: filters.isValid,
    load: () => callApiOnce('readSharedReport', { body: { ...query, token } }),
  })
  const shown = { report: report.data, filters }
  return (
    <Page
      title={t('analytics.shared.title', { site: site.title })}
      note={t('analytics.note', { timeZone: site.timeZone.replaceAll('_', ' ') })}
    >
      <Panel>
        <ReportTools filters={filters}>
          <VisitFilter filters={filters} />
        </ReportTools>
        {filters.isValid && (
          <QueryView query={report} skeleton={<TableSkeleton widths={[10, 10, 10]} rows={5} />}>
            {(data) => <VisitSummary report={data} filters={filters} />}
          </QueryView>
        )}
      </Panel>
      <Columns>
        <Column>
          <VisitBreakdown title="analytics.sources" {...shown} />
          <VisitBreakdown title="analytics.content" {...shown} />
        </Column>
        <Column>
          <VisitBreakdown title="analytics.technology" {...shown} />
          <VisitBreakdown title="analytics.places" {...shown} />
        </Column>
      </Columns>
    </Page>
  )
}
