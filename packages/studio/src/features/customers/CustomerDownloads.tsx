import type { CustomerDetail } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './customers.module.css'

/** The files that the customer may download; nothing if there are none. */
export function CustomerDownloads({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { downloads } = customer
  if (downloads.length === 0) return null
  return (
    <Panel title={t('customers.downloads')} padded>
      <ul className={styles['rows']}>
        {downloads.map(({ id, filename, orderId, orderNumber, state }) => (
          <li key={id} className={styles['consent']}>
            <span>
              {filename}
              <span className={styles['below']}>
                <Link to={`/config/orders/${orderId}`}>
                  {t('customers.orderOf', { number: orderNumber })}
                </Link>
              </span>
            </span>
            <Badge tone={state === 'available' ? 'ok' : 'plain'}>
              {t(`orders.download.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
