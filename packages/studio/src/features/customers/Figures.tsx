import type { CustomerDetail } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { formatMoney, fromCents } from '@vitrine/model'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { formatAmounts } from './columns.tsx'
import styles from './customers.module.css'

/** The purchases of the customer in figures. */
export function Figures({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { spent, refunded, orderCount, testOrderCount, lastOrderAt, orders } = customer
  const tests = testOrderCount > 0 ? t('customers.testOrders', { count: testOrderCount }) : ''
  const refunds = t('customers.refunds', { amount: formatAmounts(refunded) })
  return (
    <Panel>
      <dl className={styles['figures']} aria-label={t('customers.summary')}>
        <Figure
          name={t('customers.spent')}
          note={refunded.length > 0 ? refunds : t('customers.noRefunds')}
        >
          {formatAmounts(spent)}
        </Figure>
        <Figure name={t('customers.orders')} note={tests}>
          {orderCount}
        </Figure>
        <Figure name={t('customers.average')}>{formatAverage(spent, orderCount)}</Figure>
        <Figure name={t('customers.lastOrder')} note={orders[0] ? `#${orders[0].number}` : ''}>
          <Timestamp at={lastOrderAt} />
        </Figure>
      </dl>
    </Panel>
  )
}

function Figure(props: {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}) {
  const { name, note, children } = props
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles['big']}>{children}</span>
        {note && <span className={styles['below']}>{note}</span>}
      </dd>
    </div>
  )
}

/** Formats what an order cost on average; a dash for no order, and for orders in several currencies. */
function formatAverage(spent: CustomerDetail['spent'], orderCount: number): string {
  const [amount, other] = spent
  if (!amount || other || orderCount === 0) return '–'
  const { minor, currency } = fromCents(amount.value, amount.currencyCode)
  return formatMoney({ minor: minor / BigInt(orderCount), currency }, navigator.language)
}
