import type { Subscription } from '@vitrine/contract'
import { Link } from 'react-router'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { formatPlan, SubscriptionBadges } from '../../ui/orders/subscription-status.tsx'
import styles from './subscriptions.module.css'

/** Returns the columns of the list of subscriptions. */
export function useSubscriptionColumns(): readonly Column<Subscription>[] {
  const t = useTranslate()
  return [
    {
      title: t('subscriptions.column.product'),
      fold: 'first',
      cell: ({ id, title, variantName, quantity }) => (
        <Link className={styles['link']} to={`/config/subscriptions/${id}`}>
          {[quantity > 1 && `${quantity} ×`, title, variantName && `(${variantName})`]
            .filter(Boolean)
            .join(' ')}
        </Link>
      ),
    },
    {
      title: t('subscriptions.column.customer'),
      fold: 'second',
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      title: t('subscriptions.column.next'),
      cell: ({ nextAt }) => (nextAt ? <Timestamp at={nextAt} /> : '—'),
    },
    {
      title: t('subscriptions.column.price'),
      number: true,
      fold: 'end',
      cell: (subscription) => (
        <>
          {formatAmount(subscription.amount)} <small>{formatPlan(subscription, t)}</small>
        </>
      ),
    },
    {
      title: t('subscriptions.column.status'),
      fold: 'end-second',
      cell: (subscription) => <SubscriptionBadges subscription={subscription} />,
    },
  ]
}
