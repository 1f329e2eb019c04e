import type { ConsentAnswer, ConsentWording, readConsents, Reply } from '@vitrine/contract'
import { Cookie } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import type { SavedColumn } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { FigureList } from '../../ui/reports/FigureList.tsx'
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
import { type RangeQuery, useReport, useReportFilters } from './use-report.ts'

type ConsentReport = Reply<typeof readConsents>

/** The report of the answers to the cookie banner, with the texts that visitors saw: the proof of consent. */
export function Component() {
  const t = useTranslate()
  const filters = useReportFilters()
  const { query, isValid } = filters
  const report = useReport('readConsents', query, {
    isValid,
    load: () => callApi('readConsents', { query }),
  })
  return (
    <ReportPage
      title={t('studio.screen.cookieConsent')}
      filters={filters}
      tools={
        report.data &&
        report.data.accepted + report.data.declined > 0 && <ExportAnswers query={query} />
      }
      summary={
        <QueryView
          query={report}
          skeleton={<TableSkeleton widths={[10, 4, 4]} rows={5} />}
          isEmpty={({ accepted, declined }) => accepted + declined === 0}
          empty={
            <EmptyState Icon={Cookie} title={t('analytics.consent.empty')}>
              {t('analytics.consent.empty.text')}
            </EmptyState>
          }
        >
          {(data) => <Summary data={data} />}
        </QueryView>
      }
    >
      {report.data?.wordings.map((wording) => (
        <Wording key={wording.id} wording={wording} />
      ))}
    </ReportPage>
  )
}

function Summary({ data }: { readonly data: ConsentReport }) {
  const t = useTranslate()
  const { count, percent } = useReportFormat()
  const { accepted, declined, before, time } = data
  const shareBefore = before && before.accepted + before.declined > 0
  return (
    <>
      <FigureList
        help={t('analytics.consent.help')}
        figures={[
          {
            name: t('analytics.consent.accepted'),
            value: count(accepted),
            ...(before && { before: count(before.accepted) }),
          },
          {
            name: t('analytics.consent.declined'),
            value: count(declined),
            ...(before && { before: count(before.declined) }),
          },
          {
            name: t('analytics.consent.share'),
            value: percent(accepted, accepted + declined),
            ...(shareBefore && {
              before: percent(before.accepted, before.accepted + before.declined),
            }),
          },
        ]}
      />
      <Days time={time} />
    </>
  )
}

/** The answers of each day, as bars and as a table. */
function Days({ time }: Pick<ConsentReport, 'time'>) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const formatDay = useDayFormat('day')
  return (
    <TrendChart
      points={time.map((each) => ({ day: each.day, value: each.accepted + each.declined }))}
      step="day"
      format={count}
      describe={(highest, day) => t('analytics.consent.chart', { number: highest, day })}
    >
      <Table
        label={t('analytics.consent.answers')}
        rows={time}
        rowKey={({ day }) => day}
        columns={[
          {
            title: t('analytics.day'),
            cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
            fold: 'first',
          },
          {
            title: t('analytics.consent.accepted'),
            cell: (each) => count(each.accepted),
            number: true,
            fold: 'end',
          },
          {
            title: t('analytics.consent.declined'),
            cell: (each) => count(each.declined),
            number: true,
          },
        ]}
      />
    </TrendChart>
  )
}

/** The menu that saves every answer of a time. */
function ExportAnswers({ query: { from, to } }: { readonly query: RangeQuery }) {
  const t = useTranslate()
  const columns: readonly SavedColumn<ConsentAnswer>[] = [
    [t('analytics.export.at'), ({ at }) => at],
    [
      t('analytics.consent.answer'),
      ({ accepted }) => t(`analytics.consent.${accepted ? 'accepted' : 'declined'}`),
    ],
    [t('analytics.by.language'), ({ locale }) => locale],
    [t('analytics.consent.wording'), ({ wording }) => wording ?? ''],
  ]
  const load = async () => {
    const answers: ConsentAnswer[] = []
    let cursor: string | undefined
    do {
      const range = cursor === undefined ? { from, to } : { from, to, cursor }
      const page = await callApi('listConsents', { query: range })
      answers.push(...page.answers)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    return answers
  }
  return (
    <ExportMenu
      table={t('analytics.consent.answers')}
      file="cookie-consent"
      columns={columns}
      load={load}
    />
  )
}

function Wording({ wording }: { readonly wording: ConsentWording }) {
  const t = useTranslate()
  const { count } = useReportFormat()
  const { id, locale, policy, text, acceptLabel, declineLabel, firstUsedAt } = wording
  return (
    <Panel title={text}>
      <div className={`${styles['details']} ${styles['name']}`}>
        <DefinitionList
          items={[
            [t('analytics.consent.accepted'), count(wording.accepted)],
            [t('analytics.consent.declined'), count(wording.declined)],
            [t('analytics.consent.buttons'), `${acceptLabel} · ${declineLabel}`],
            [t('analytics.consent.policy'), t(`analytics.consent.policy.${policy}`)],
            [t('analytics.by.language'), locale],
            [t('analytics.consent.first'), <Timestamp key="first" at={firstUsedAt} />],
            [t('analytics.consent.wording'), id],
          ]}
        />
      </div>
    </Panel>
  )
}
