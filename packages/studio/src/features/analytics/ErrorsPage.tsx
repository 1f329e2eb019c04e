import type { readScriptErrors, Reply, ScriptErrorGroup } from '@vitrine/contract'
import { Bug } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { TrendChart, useDayFormat } from '../../ui/reports/TrendChart.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './analytics.module.css'
import { ExportMenu } from './ExportMenu.tsx'
import { useReportFormat } from './format.ts'
import { ReportPage } from './ReportPage.tsx'
import { useReport, useReportFilters } from './use-report.ts'

type ErrorReport = Reply<typeof readScriptErrors>

/** The report of script errors on pages of the site, grouped by message and place. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const { query, isValid } = filters
  const report = useReport('readScriptErrors', query, {
    isValid,
    load: () => callApi('readScriptErrors', { query }),
  })
  return (
    <ReportPage
      title={t('studio.screen.scriptErrors')}
      filters={filters}
      summary={
        <QueryView
          query={report}
          skeleton={<TableSkeleton widths={[20, 4]} rows={5} />}
          isEmpty={({ count }) => count === 0}
          empty={
            <EmptyState Icon={Bug} title={t('analytics.errors.empty')}>
              {t('analytics.errors.empty.text')}
            </EmptyState>
          }
        >
          {(data) => <Trend data={data} />}
        </QueryView>
      }
    >
      {report.data?.errors.map((group) => (
        <ErrorGroup key={group.id} group={group} />
      ))}
    </ReportPage>
  )
}

function Trend({ data: { time, errors } }: { readonly data: ErrorReport }) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const formatDay = useDayFormat('day')
  if (time.length === 0) return null
  return (
    <>
      <TrendChart
        points={time.map((each) => ({ day: each.day, value: each.count }))}
        step="day"
        format={count}
        describe={(highest, day) => t('analytics.errors.chart', { number: highest, day })}
      >
        <Table
          label={t('studio.screen.scriptErrors')}
          rows={time}
          rowKey={({ day }) => day}
          columns={[
            {
              title: t('analytics.day'),
              cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
              fold: 'first',
            },
            {
              title: t('analytics.count'),
              cell: (each) => count(each.count),
              number: true,
              fold: 'end',
            },
          ]}
        />
      </TrendChart>
      <ExportMenu
        table={t('studio.screen.scriptErrors')}
        file="script-errors"
        columns={[
          [t('analytics.errors.message'), ({ message }) => message],
          [t('analytics.errors.place'), getPlace],
          [t('analytics.count'), (each) => each.count],
          [t('analytics.errors.first'), ({ firstSeenAt }) => firstSeenAt],
          [t('analytics.errors.last'), ({ lastSeenAt }) => lastSeenAt],
        ]}
        load={() => errors}
      />
    </>
  )
}

/** Returns where an error occurred: file, line and column, as far as they are known. */
function getPlace({ file, line, column }: ScriptErrorGroup): string {
  return [file, line, column].filter((part) => part !== null && part !== '').join(':')
}

function ErrorGroup({ group }: { readonly group: ScriptErrorGroup }) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const { message, browsers, pages, stack } = group
  const listCounts = (values: ErrorReport['errors'][number]['pages']) =>
    values.map((each) => `${each.name} (${count(each.count)})`).join(', ')
  return (
    <Panel title={message}>
      <div className={`${styles['details']} ${styles['name']}`}>
        <DefinitionList
          items={[
            [t('analytics.count'), count(group.count)],
            [t('analytics.errors.first'), <Timestamp key="first" at={group.firstSeenAt} />],
            [t('analytics.errors.last'), <Timestamp key="last" at={group.lastSeenAt} />],
            [t('analytics.errors.place'), getPlace(group)],
            [t('analytics.by.browser'), listCounts(browsers)],
            [t('analytics.by.page'), listCounts(pages)],
          ]}
        />
        {stack !== '' && (
          <details>
            <summary>{t('analytics.errors.stack')}</summary>
            <pre className={styles['stack']}>{stack}</pre>
          </details>
        )}
      </div>
    </Panel>
  )
}
