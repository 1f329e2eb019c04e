import type { Customer } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './customers.module.css'

/** Formats amounts in several currencies; a dash if there are none. */
export function formatAmounts(amounts: Customer['spent']): string {
  return amounts.length === 0 ? '–' : amounts.map(formatAmount).join(' + ')
}

function CustomerName({ customer }: { readonly customer: Customer }) {
  const { id, name, email } = customer
  return (
    <span className={styles['customer']}>
      <Link to={`/config/customers/${id}`}>{name || email}</Link>
      {name && <span className={styles['meta']}>{email}</span>}
    </span>
  )
}

function OrderCount({ customer }: { readonly customer: Customer }) {
  const t = useTranslate()
  const { orderCount, testOrderCount } = customer
  return (
    <>
      {orderCount}
      {testOrderCount > 0 && (
        <span className={styles['below']}>
          {t('customers.testOrders', { count: testOrderCount })}
        </span>
      )}
    </>
  )
}

/** Returns the columns of the list of customers. */
export function useCustomerColumns(): readonly Column<Customer>[] {
  const t = useTranslate()
  return [
    {
      title: t('customers.column.customer'),
      fold: 'first',
      cell: (customer) => <CustomerName customer={customer} />,
    },
    {
      title: t('customers.column.account'),
      cell: ({ hasAccount }) =>
        hasAccount ? <Badge tone="ok">{t('customers.has.account')}</Badge> : '–',
    },
    {
      title: t('customers.column.newsletter'),
      cell: ({ isSubscribed }) =>
        isSubscribed ? <Badge tone="ok">{t('customers.has.newsletter')}</Badge> : '–',
    },
    {
      title: t('customers.column.lastOrder'),
      fold: 'second',
      cell: ({ lastOrderAt }) => <Timestamp at={lastOrderAt} />,
    },
    {
      title: t('customers.column.orders'),
      number: true,
      fold: 'end-second',
      cell: (customer) => <OrderCount customer={customer} />,
    },
    {
      title: t('customers.column.spent'),
      number: true,
      fold: 'end',
      cell: ({ spent }) => formatAmounts(spent),
    },
  ]
}
