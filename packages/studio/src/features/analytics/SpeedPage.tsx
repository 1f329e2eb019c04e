import type { readSpeed, Reply, SpeedFigures } from '@vitrine/contract'
import { speedRatings, visitorDevices } from '@vitrine/model'
import { Gauge } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import type { SavedColumn } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { ExportMenu } from './ExportMenu.tsx'
import { useReportFormat } from './format.ts'
import { ReportPage } from './ReportPage.tsx'
import { useReport, useReportFilters } from './use-report.ts'

type SpeedReport = Reply<typeof readSpeed>

/** The report of the page speed that visitors had. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const device = visitorDevices.find((each) => each === filters.time.get('device'))
  const query = { ...filters.query, ...(device && { device }) }
  const report = useReport('readSpeed', query, {
    isValid: filters.isValid,
    load: () => callApi('readSpeed', { query }),
  })
  return (
    <ReportPage
      title={t('studio.screen.speed')}
      filters={filters}
      tools={
        <SegmentedControl
          label={t('analytics.by.device')}
          value={device ?? 'all'}
          onChange={(id) => filters.time.change({ device: id === 'all' ? '' : id })}
          segments={(['all', ...visitorDevices] as const).map((id) => ({
            id,
            label: t(`analytics.device.${id}`),
          }))}
        />
      }
      summary={
        <QueryView
          query={report}
          skeleton={<TableSkeleton widths={[10, 10]} rows={6} />}
          isEmpty={({ metrics }) => metrics.every(({ count }) => count === 0)}
          empty={
            <EmptyState Icon={Gauge} title={t('analytics.speed.empty')}>
              {t('analytics.speed.empty.text')}
            </EmptyState>
          }
        >
          {(data) => <Meters data={data} />}
        </QueryView>
      }
    >
      {report.data && report.data.pages.length > 0 && <Pages data={report.data} />}
    </ReportPage>
  )
}

function Meters({ data: { metrics, before } }: { readonly data: SpeedReport }) {
  return (
    <div className={styles['meters']}>
      {metrics
        .filter(({ count }) => count > 0)
        .map((figures) => (
          <Meter
            key={figures.metric}
            figures={figures}
            before={before.find(({ metric, count }) => metric === figures.metric && count > 0)}
          />
        ))}
    </div>
  )
}

/** The shares of good and poor values of a metric, and the value that three of four do not exceed. */
function Meter(props: {
  readonly figures: SpeedFigures
  readonly before: SpeedFigures | undefined
}) {
  const { figures, before } = props
  const { metric, count: all, good, poor, p75 } = figures
  const t = useTranslate()
  const { count, percent, speed } = useReportFormat()
  const [goodShare, poorShare] = [(good / all) * 100, (poor / all) * 100]
  const limits = speedRatings[metric]
  return (
    <section className={styles['meter']} aria-label={t(`analytics.metric.${metric}`)}>
      <h2>{t(`analytics.metric.${metric}`)}</h2>
      <p>
        {t('analytics.speed.p75', { value: speed(metric, p75) })}
        {before && ` ${t('analytics.speed.before', { value: speed(metric, before.p75) })}`}
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect data-part="middle" width="100" height="1" />
        <rect data-part="good" width={goodShare} height="1" />
        <rect data-part="poor" x={100 - poorShare} width={poorShare} height="1" />
      </svg>
      <p className={styles['meta']}>
        {t('analytics.speed.shares', {
          good: percent(good, all),
          middle: percent(all - good - poor, all),
          poor: percent(poor, all),
          number: count(all),
        })}{' '}
        {t('analytics.speed.limits', {
          good: speed(metric, limits.good),
          poor: speed(metric, limits.poor),
        })}
      </p>
    </section>
  )
}

/** The metrics of the table of pages: those that search engines rate. */
const SHOWN = ['lcp', 'inp', 'cls'] as const

function Pages({ data: { pages } }: { readonly data: SpeedReport }) {
  const t = useTranslate()
  const { count, speed } = useReportFormat()
  return (
    <Panel
      title={t('analytics.speed.pages')}
      note={t('analytics.speed.pages.note')}
      aside={<ExportPages pages={pages} />}
    >
      <Table
        label={t('analytics.speed.pages')}
        rows={pages}
        rowKey={({ page, device }) => `${page} ${device}`}
        columns={[
          {
            title: t('analytics.by.page'),
            cell: ({ page }) => <span className={styles['name']}>{page}</span>,
            fold: 'first',
          },
          {
            title: t('analytics.by.device'),
            cell: ({ device }) => t(`analytics.device.${device}`),
            fold: 'second',
          },
          ...SHOWN.map((name, index) => ({
            title: t(`analytics.metric.${name}`),
            cell: ({ metrics }: SpeedReport['pages'][number]) => {
              const found = metrics.find(({ metric, count: all }) => metric === name && all > 0)
              return found ? speed(name, found.p75) : t('analytics.speed.unknown')
            },
            number: true,
            ...(index === 0 && { fold: 'end' as const }),
          })),
          {
            title: t('analytics.count'),
            cell: ({ metrics }) => count(Math.max(0, ...metrics.map((each) => each.count))),
            number: true,
          },
        ]}
      />
    </Panel>
  )
}

function ExportPages({ pages }: Pick<SpeedReport, 'pages'>) {
  const t = useTranslate()
  const getValue = (name: (typeof SHOWN)[number], { metrics }: SpeedReport['pages'][number]) =>
    metrics.find(({ metric, count }) => metric === name && count > 0)?.p75 ?? ''
  return (
    <ExportMenu
      table={t('analytics.speed.pages')}
      file="page-speed"
      columns={[
        [t('analytics.by.page'), ({ page }) => page],
        [t('analytics.by.device'), ({ device }) => device],
        ...SHOWN.map((name): SavedColumn<SpeedReport['pages'][number]> => [
          t(`analytics.metric.${name}`),
          (row) => getValue(name, row),
        ]),
      ]}
      load={() => pages}
    />
  )
}
