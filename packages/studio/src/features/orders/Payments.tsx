import type { OrderDetail } from '@vitrine/contract'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './OrderPage.module.css'

/** The payments of an order. */
export function Payments({ order: { payments } }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  if (payments.length === 0) return <p>{t('orders.payment.none')}</p>
  const getName = (failure: string | null, index: number) => {
    if (payments.length > 1) return t('orders.paymentNumber', { number: index + 1 })
    return t(failure === null ? 'orders.payment.paid' : 'orders.payment')
  }
  return (
    <DefinitionList
      items={payments.map(({ id, provider, methodName, captured, amount, failure }, index) => [
        getName(failure, index),
        <span key={id}>
          {failure ??
            t('orders.amountOf', {
              captured: formatAmount(captured),
              amount: formatAmount(amount),
            })}{' '}
          <small className={styles['meta']}>
            {t('orders.via', { method: methodName ?? provider })}
          </small>
        </span>,
      ])}
    />
  )
}
