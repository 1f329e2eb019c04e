import type { AbandonedCart } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'

/** Returns the columns of the list of abandoned carts. */
export function useAbandonedCartColumns(): readonly Column<AbandonedCart>[] {
  const t = useTranslate()
  return [
    {
      title: t('abandonedCarts.column.email'),
      fold: 'first',
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      title: t('abandonedCarts.column.left'),
      fold: 'second',
      cell: ({ abandonedAt, items }) => (
        <>
          <Timestamp at={abandonedAt} />
          {' · '}
          {t('abandonedCarts.items', { count: items })}
        </>
      ),
    },
    {
      title: t('abandonedCarts.column.reminders'),
      cell: ({ firstSentAt, secondSentAt }) =>
        firstSentAt && (
          <>
            <Timestamp at={firstSentAt} />
            {secondSentAt && (
              <>
                {', '}
                <Timestamp at={secondSentAt} />
              </>
            )}
          </>
        ),
    },
    {
      title: t('abandonedCarts.column.subtotal'),
      number: true,
      fold: 'end',
      cell: ({ subtotal }) => formatAmount(subtotal),
    },
    {
      title: t('abandonedCarts.column.state'),
      fold: 'end-second',
      cell: ({ state, order }) =>
        order ? (
          <Link to={`/config/orders/${order.id}`}>
            {t('abandonedCarts.order', { number: order.number })}
          </Link>
        ) : (
          <Badge>{t(`abandonedCarts.state.${state}`)}</Badge>
        ),
    },
  ]
}
