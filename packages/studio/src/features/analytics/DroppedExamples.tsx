import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './analytics.module.css'

/** Examples of the events that were not counted, newest first. */
export function DroppedExamples() {
  const t = useTranslate()
  const query = useQuery(routeQuery('readDroppedEvents'))
  const label = t('analytics.dropped.examples')
  return (
    <>
      <p className={styles['meta']}>{t('analytics.dropped.examples.help')}</p>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[10, 10, 10]} rows={3} />}
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState title={t('analytics.dropped.examples.none')} />}
      >
        {({ events }) => (
          <Table
            label={label}
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              {
                title: t('analytics.dropped.reason'),
                cell: ({ reason }) => t(`analytics.dropped.${reason}`),
                fold: 'first',
              },
              {
                title: t('analytics.dropped.at'),
                cell: ({ at }) => <Timestamp at={at} />,
                fold: 'end',
              },
              { title: t('analytics.dropped.call'), cell: ({ call }) => call },
              {
                title: t('analytics.dropped.page'),
                cell: ({ page }) => <span className={styles['name']}>{page}</span>,
              },
              {
                title: t('analytics.dropped.detail'),
                cell: ({ detail }) => <span className={styles['name']}>{detail}</span>,
              },
            ]}
          />
        )}
      </QueryView>
    </>
  )
}
