import type { CustomerDetail } from '@vitrine/contract'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './customers.module.css'

/** Whether the customer gets newsletters, since when, and where the consent came from. */
export function Consent({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { state, requestedAt, confirmedAt, unsubscribedAt, source } = customer.consent
  const date = (at: string | null) => ({ date: at === null ? '' : formatDate(at, formatting) })
  const text = {
    none: t('customers.consent.none'),
    pending: t('customers.consent.pending', date(requestedAt)),
    confirmed: t('customers.consent.confirmed', date(confirmedAt)),
    unsubscribed: t('customers.consent.unsubscribed', date(unsubscribedAt)),
  }[state]
  return (
    <Panel title={t('customers.consent')} padded>
      <div className={styles['consent']}>
        <div>
          <strong>{t('customers.consent.newsletter')}</strong>
          <span className={styles['below']}>{text}</span>
          {source && (
            <span className={styles['below']}>{t('customers.consent.form', { form: source })}</span>
          )}
        </div>
        <Badge tone={state === 'confirmed' ? 'ok' : 'plain'}>
          {state === 'confirmed' ? t('customers.consent.yes') : t('customers.consent.no')}
        </Badge>
      </div>
    </Panel>
  )
}
