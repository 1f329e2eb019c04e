import type { readInteractions, readSearches, Reply } from '@vitrine/contract'
import { Search } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import type { SavedColumn } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { FigureList } from '../../ui/reports/FigureList.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { ExportMenu } from './ExportMenu.tsx'
import { useReportFormat } from './format.ts'
import { ReportPage } from './ReportPage.tsx'
import { useReport, useReportFilters } from './use-report.ts'

type Searches = Reply<typeof readSearches>
type Interactions = Reply<typeof readInteractions>

/** The report of what visitors did: searches, forms, buttons, overlays, audio and video. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const { query, isValid } = filters
  const searches = useReport('readSearches', query, {
    isValid,
    load: () => callApi('readSearches', { query }),
  })
  const interactions = useReport('readInteractions', query, {
    isValid,
    load: () => callApi('readInteractions', { query }),
  })
  const skeleton = <TableSkeleton widths={[10, 4, 4]} rows={4} />
  return (
    <ReportPage
      title={t('studio.screen.behavior')}
      filters={filters}
      summary={
        <QueryView query={searches} skeleton={skeleton}>
          {(data) => <SearchReport data={data} />}
        </QueryView>
      }
    >
      {interactions.data ? (
        <InteractionReport data={interactions.data} />
      ) : (
        <Panel>
          <QueryView query={interactions} skeleton={skeleton}>
            {() => null}
          </QueryView>
        </Panel>
      )}
    </ReportPage>
  )
}

function SearchReport({ data }: { readonly data: Searches }) {
  const t = useTranslate()
  const { count, percent } = useReportFormat()
  const numbers: readonly SavedColumn<Searches['terms'][number]>[] = [
    [t('analytics.searches'), ({ searches }) => searches],
    [t('analytics.visits'), ({ visits }) => visits],
    [t('analytics.searches.none'), ({ withoutResults }) => withoutResults],
  ]
  const columns = useNumberColumns(numbers)
  if (data.searches === 0)
    return (
      <EmptyState Icon={Search} title={t('analytics.searches.empty')}>
        {t('analytics.searches.empty.text')}
      </EmptyState>
    )
  return (
    <>
      <FigureList
        figures={[
          { name: t('analytics.searches'), value: count(data.searches) },
          {
            name: t('analytics.searches.none'),
            value: percent(data.withoutResults, data.searches),
          },
        ]}
      />
      <Table
        label={t('analytics.searches')}
        rows={data.terms}
        rowKey={({ term }) => term}
        columns={[
          {
            title: t('analytics.term'),
            cell: ({ term }) => <span className={styles['name']}>{term}</span>,
            fold: 'first',
          },
          ...columns,
        ]}
      />
      <div className={styles['export']}>
        <ExportMenu
          table={t('analytics.searches')}
          file="searches"
          columns={[[t('analytics.term'), ({ term }) => term], ...numbers]}
          load={() => data.terms}
        />
      </div>
    </>
  )
}

/** Returns columns of numbers; a phone shows the first. */
function useNumberColumns<Row>(columns: readonly SavedColumn<Row>[]): readonly Column<Row>[] {
  const { count } = useReportFormat()
  return columns.map(([title, get], index) => ({
    title,
    cell: (row) => count(Number(get(row))),
    number: true,
    ...(index === 0 && { fold: 'end' as const }),
  }))
}

function InteractionReport({ data }: { readonly data: Interactions }) {
  const t = useTranslate()
  const { forms, buttons, overlays, media, events } = data
  return (
    <>
      <Counts
        of="forms"
        rows={forms}
        getName={({ name, formId }) => name ?? formId}
        getKey={({ formId }) => formId}
        columns={[
          [t('analytics.forms.submissions'), ({ submissions }) => submissions],
          [t('analytics.renders'), ({ renders }) => renders],
          [t('analytics.forms.starts'), ({ starts }) => starts],
        ]}
      />
      <Counts
        of="buttons"
        rows={buttons}
        getName={({ label }) => label}
        columns={[
          [t('analytics.buttons.clicks'), ({ clicks }) => clicks],
          [t('analytics.renders'), ({ renders }) => renders],
        ]}
      />
      <Counts
        of="overlays"
        rows={overlays}
        getName={({ overlayId }) => overlayId}
        columns={[
          [t('analytics.renders'), ({ shown }) => shown],
          [t('analytics.overlays.closed'), ({ closed }) => closed],
          [t('analytics.forms.submissions'), ({ submitted }) => submitted],
        ]}
      />
      <Counts
        of="media"
        rows={media}
        getName={({ title }) => title}
        columns={[
          [t('analytics.media.plays'), ({ plays }) => plays],
          [t('analytics.media.completes'), ({ completes }) => completes],
          [t('analytics.visits'), ({ visits }) => visits],
        ]}
      />
      <Counts
        of="events"
        rows={events}
        getName={({ name }) => name}
        columns={[
          [t('analytics.count'), (row) => row.count],
          [t('analytics.visits'), ({ visits }) => visits],
        ]}
      />
    </>
  )
}

/** A panel with a table of counts, if there are any. */
function Counts<Row>(props: {
  readonly of: keyof Interactions
  readonly rows: readonly Row[]
  readonly getName: (row: Row) => string
  /** Returns what tells the rows apart; their name by default. */
  readonly getKey?: (row: Row) => string
  readonly columns: readonly SavedColumn<Row>[]
}) {
  const t = useTranslate()
  const { of, rows, getName, getKey = getName } = props
  const title = t(`analytics.${of}`)
  const columns = useNumberColumns(props.columns)
  return (
    <Panel
      title={title}
      note={t('analytics.consented')}
      aside={
        rows.length > 0 && (
          <ExportMenu
            table={title}
            file={of}
            columns={[[t('analytics.name'), getName], ...props.columns]}
            load={() => rows}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('analytics.none')} />
      ) : (
        <Table
          label={title}
          rows={rows}
          rowKey={getKey}
          columns={[
            {
              title: t('analytics.name'),
              cell: (row) => <span className={styles['name']}>{getName(row)}</span>,
              fold: 'first',
            },
            ...columns,
          ]}
        />
      )}
    </Panel>
  )
}
