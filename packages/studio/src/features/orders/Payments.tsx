import type { OrderDetail } from '@vitrine/contract'
import { Link } from 'react-router'
import { type Definition, DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './OrderPage.module.css'

/** The payments of an order. */
export function Payments({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { payments } = order
  if (payments.length === 0) return <p>{t('orders.payment.none')}</p>
  const getName = (failure: string | null, index: number) => {
    if (payments.length > 1) return t('orders.paymentNumber', { number: index + 1 })
    return t(failure === null ? 'orders.payment.paid' : 'orders.payment')
  }
  return (
    <>
      <DefinitionList
        items={payments.map((payment, index) => {
          const { id, provider, methodName, giftCard, captured, amount, failure } = payment
          const method = methodName ?? getProviderName(t, provider)
          return [
            getName(failure, index),
            <span key={id}>
              {failure ??
                t('orders.amountOf', {
                  captured: formatAmount(captured),
                  amount: formatAmount(amount),
                })}{' '}
              <small className={styles['meta']}>
                {giftCard ? (
                  <Link to={`/config/gift-cards/${giftCard.id}`}>
                    {t('orders.giftCardEnding', { lastFour: giftCard.lastFour })}
                  </Link>
                ) : (
                  t('orders.via', { method })
                )}
              </small>
            </span>,
          ]
        })}
      />
      <Refunds order={order} />
    </>
  )
}

function getProviderName(t: Translate, provider: string): string {
  if (provider === 'gift_card') return t('orders.giftCard')
  if (provider === 'paypal') return t('orders.paypal')
  return provider === 'stripe' ? t('orders.stripe') : t('orders.testPayment')
}

/** The refunds of an order, and what can still be refunded. */
function Refunds({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { refunds, refundable } = order
  if (refunds.length === 0) return null
  const items = refunds.map(({ id, total, reason, note, tenders, createdAt }): Definition => [
    t('orders.refundOf', { amount: formatAmount(total) }),
    <span key={id}>
      <Timestamp at={createdAt} />
      <small className={styles['below']}>
        {[reason, note].filter(Boolean).join(' · ')}
        {tenders.some(({ state }) => state === 'pending') && t('orders.refundPending')}
      </small>
    </span>,
  ])
  return (
    <DefinitionList items={[...items, [t('orders.refundableAfter'), formatAmount(refundable)]]} />
  )
}
