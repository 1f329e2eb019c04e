import { useQuery } from '@tanstack/react-query'
import { FormattedDate, FormattedList, useLocale } from '@vitrine/react-kit'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { sessionQuery } from '../../api/session.ts'
import { useMay } from '../../api/use-may.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { addTexts } from '../../ui/texts.ts'
import { scheduleTexts } from '../../ui/texts/schedule/schedule.ts'
import { groupByDay, type ScheduledDay } from './group-by-day.ts'
import { loadSchedule, type ScheduledEvent } from './load-schedule.ts'

addTexts(scheduleTexts)

/** The pages, products and emails that wait for their time, day by day. */
export function Component() {
  const t = useTranslate()
  const { formatting: locale } = useLocale()
  const { data: session } = useQuery(sessionQuery)
  const access = { products: useMay('products.read'), campaigns: useMay('campaigns.manage') }
  const query = useQuery({
    queryKey: ['schedule', access],
    queryFn: () => loadSchedule(access),
  })
  if (!session) return null
  const { timeZone } = session.site
  return (
    <Page title={t('schedule.title')} note={t('schedule.note', { timeZone })}>
      <QueryView
        query={query}
        hasPanels
        skeleton={<TableSkeleton widths={[8, 24, 14]} rows={3} />}
        isEmpty={(events) => events.length === 0}
        empty={
          <Panel>
            <EmptyState
              Icon={CalendarClock}
              title={t('schedule.empty')}
              action={<LinkButton to="/config/pages">{t('schedule.openPages')}</LinkButton>}
            >
              {t('schedule.empty.text')}
            </EmptyState>
          </Panel>
        }
      >
        {(events) =>
          groupByDay(events, { locale, timeZone }).map((day) => (
            <Day key={day.title} day={day} columns={listColumns(t, timeZone)} />
          ))
        }
      </QueryView>
    </Page>
  )
}

function Day(props: {
  readonly day: ScheduledDay
  readonly columns: readonly Column<ScheduledEvent>[]
}) {
  const { title, events } = props.day
  return (
    <Panel title={title}>
      <Table
        label={title}
        rows={events}
        rowKey={({ id }) => id}
        columns={props.columns}
        isAligned
      />
    </Panel>
  )
}

function listColumns(t: Translate, timeZone: string): readonly Column<ScheduledEvent>[] {
  return [
    {
      title: t('schedule.column.what'),
      fold: 'first',
      cell: ({ titles, to }) => (
        <Link to={to} className="link">
          <FormattedList
            items={titles.map((title) => (title === '' ? t('schedule.untitled') : title))}
          />
        </Link>
      ),
    },
    {
      title: t('schedule.column.happens'),
      fold: 'second',
      cell: ({ kind, isOutdated }) => t(isOutdated ? 'schedule.outdated' : `schedule.${kind}`),
    },
    {
      title: t('schedule.column.time'),
      fold: 'end',
      cell: ({ at }) => <FormattedDate value={at} timeStyle="short" timeZone={timeZone} />,
    },
  ]
}
