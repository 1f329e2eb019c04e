import type { OrderDetail } from '@vitrine/contract'
import { formatAmount } from '../../../ui/format.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { AmountField } from './AmountField.tsx'
import styles from './refund.module.css'

/** The payments that the refund returns to, with an amount for each. */
export function RefundTenders({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const payments = order.payments.filter(({ refundable }) => refundable.value > 0)
  return (
    <section className={styles['part']} aria-labelledby="refund-tenders">
      <h3 id="refund-tenders">{t('orders.refundTo')}</h3>
      {payments.map(({ id, provider, methodName, refundable }) => (
        <AmountField
          key={id}
          name={`tenders.${id}`}
          label={
            provider === 'gift_card' ? t('orders.giftCard') : (methodName ?? t('orders.payment'))
          }
          help={t(
            provider === 'gift_card'
              ? 'orders.refundedFirst'
              : methodName === null
                ? 'orders.refundedByProvider'
                : 'orders.refundedByHand',
            { amount: formatAmount(refundable) },
          )}
          max={refundable}
        />
      ))}
    </section>
  )
}
