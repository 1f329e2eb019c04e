import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './analytics.module.css'
import { useReportFormat } from './format.ts'

const REFRESH_MS = 10_000

/** The visits of the last five minutes. */
export function Live() {
  const t = useTranslate()
  const { count } = useReportFormat()
  const query = useQuery({
    queryKey: ['readLiveVisits'],
    queryFn: () => callApi('readLiveVisits'),
    refetchInterval: REFRESH_MS,
  })
  return (
    <Panel title={t('analytics.live')} note={t('analytics.live.note')}>
      <QueryView query={query} skeleton={<TableSkeleton widths={[10, 4]} rows={3} />}>
        {({ visits, views, pages }) => (
          <>
            <div className={styles['details']}>
              <p className={styles['live']}>{count(visits)}</p>
              <p>{t('analytics.live.visits', { views: count(views) })}</p>
            </div>
            {pages.length > 0 && (
              <Table
                label={t('analytics.live')}
                rows={pages}
                rowKey={({ name }) => name}
                columns={[
                  {
                    title: t('analytics.by.page'),
                    cell: ({ name }) => <span className={styles['name']}>{name}</span>,
                    fold: 'first',
                  },
                  {
                    title: t('analytics.visits'),
                    cell: (row) => count(row.visits),
                    number: true,
                    fold: 'end',
                  },
                ]}
              />
            )}
          </>
        )}
      </QueryView>
    </Panel>
  )
}
