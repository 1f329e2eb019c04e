import type { OrderSummary } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../Badge.tsx'
import { formatAmount } from '../format.ts'
import { useTranslate } from '../i18n.ts'
import type { Column } from '../Table.tsx'
import { Timestamp } from '../Timestamp.tsx'
import styles from './order-columns.module.css'
import { getOrderStatus, paymentStatuses, type Status } from './order-status.ts'
import { addTexts } from '../texts.ts'
import { ordersTexts } from '../texts/orders.ts'

addTexts(ordersTexts)

/** A status as a badge. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const t = useTranslate()
  return <Badge tone={status.tone}>{t(status.label)}</Badge>
}

function OrderName({ order }: { readonly order: OrderSummary }) {
  const t = useTranslate()
  const { id, number, testMode, isDonation } = order
  return (
    <span className={styles['order']}>
      <Link className={styles['number']} to={`/config/orders/${id}`}>
        #{number}
      </Link>
      {isDonation && <Badge>{t('orders.donation')}</Badge>}
      {testMode && <Badge>{t('orders.test')}</Badge>}
    </span>
  )
}

/** Returns the columns of a list of orders; a short one has neither the customer nor the payment. */
export function useOrderColumns(isShort = false): readonly Column<OrderSummary>[] {
  const t = useTranslate()
  const columns: readonly (Column<OrderSummary> & { readonly isDetail?: boolean })[] = [
    {
      title: t('orders.column.order'),
      fold: 'first',
      cell: (order) => <OrderName order={order} />,
    },
    {
      title: t('orders.column.date'),
      fold: 'second',
      cell: ({ placedAt }) => <Timestamp at={placedAt} />,
    },
    {
      title: t('orders.column.customer'),
      isDetail: true,
      cell: ({ email }) => <span className={styles['email']}>{email}</span>,
    },
    {
      title: t('orders.column.items'),
      number: true,
      isDetail: true,
      cell: ({ itemCount }) => itemCount,
    },
    {
      title: t('orders.column.payment'),
      isDetail: true,
      cell: ({ paymentStatus }) => <StatusBadge status={paymentStatuses[paymentStatus]} />,
    },
    {
      title: t('orders.column.fulfillment'),
      fold: 'end-second',
      cell: (order) => {
        const status = getOrderStatus(order)
        return status && <StatusBadge status={status} />
      },
    },
    {
      title: t('orders.column.total'),
      number: true,
      fold: 'end',
      cell: ({ grandTotal }) => formatAmount(grandTotal),
    },
  ]
  return isShort ? columns.filter(({ isDetail }) => !isDetail) : columns
}
