import { useQuery } from '@tanstack/react-query'
import type { CustomerDetail } from '@vitrine/contract'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { formatPlan, SubscriptionBadges } from '../../ui/orders/subscription-status.tsx'
import { Panel } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { subscriptionsTexts } from '../../ui/texts/subscriptions.ts'
import styles from './customers.module.css'

addTexts(subscriptionsTexts)

/** The subscriptions of the customer, newest first; nothing if there are none. */
export function CustomerSubscriptions({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { data } = useQuery({
    ...routeQuery('listSubscriptions', { query: { email: customer.email } }),
    enabled: useMay('orders.read'),
  })
  if (!data || data.subscriptions.length === 0) return null
  return (
    <Panel title={t('subscriptions.title')} padded>
      <ul className={styles['rows']}>
        {data.subscriptions.map((subscription) => (
          <li key={subscription.id} className={styles['consent']}>
            <span>
              <Link to={`/config/subscriptions/${subscription.id}`}>{subscription.title}</Link>
              <span className={styles['below']}>
                {formatAmount(subscription.amount)} {formatPlan(subscription, t)}
              </span>
            </span>
            <span>
              <SubscriptionBadges subscription={subscription} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
