import type { SubscriptionDetail } from '@vitrine/contract'
import { Link } from 'react-router'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './subscriptions.module.css'

type Cycle = SubscriptionDetail['orders'][number]

/** The orders of a subscription, and the periods that were skipped. */
export function SubscriptionOrders({ orders }: { readonly orders: readonly Cycle[] }) {
  const t = useTranslate()
  const columns: readonly Column<Cycle>[] = [
    {
      title: t('subscriptions.column.order'),
      fold: 'first',
      cell: ({ id, number }) =>
        id === null || number === null ? (
          t('subscriptions.noOrder')
        ) : (
          <Link className={styles['link']} to={`/config/orders/${id}`}>
            {t('subscriptions.order', { number: String(number) })}
          </Link>
        ),
    },
    {
      title: t('subscriptions.column.due'),
      fold: 'second',
      cell: ({ dueAt }) => <Timestamp at={dueAt} />,
    },
    {
      title: t('subscriptions.column.status'),
      fold: 'end-second',
      cell: ({ state }) => t(`subscriptions.cycle.${state}`),
    },
    {
      title: t('subscriptions.column.total'),
      number: true,
      fold: 'end',
      cell: ({ total }) => (total ? formatAmount(total) : '—'),
    },
  ]
  return (
    <Panel title={t('subscriptions.orders')}>
      <Table
        label={t('subscriptions.orders')}
        rows={orders}
        rowKey={({ dueAt, id }) => id ?? dueAt}
        columns={columns}
      />
    </Panel>
  )
}
