import type { OrderDetail } from '@vitrine/contract'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { type Definition, Totals } from '../../../ui/DefinitionList.tsx'
import { formatAmount } from '../../../ui/format.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { toCents } from './refund-amounts.ts'
import { computeSuggestedCents, type RefundValues } from './refund-values.ts'
import styles from './refund.module.css'

/** The sums of a refund, and its buttons. */
export function RefundFooter(props: {
  readonly order: OrderDetail
  readonly isPending: boolean
  readonly onCancel: () => void
}) {
  const { order, isPending, onCancel } = props
  const t = useTranslate()
  const { rows, shipping, tenders } = useWatch<RefundValues>() as RefundValues // all fields have defaults
  const cents = Object.values(tenders).reduce<number>((sum, units) => sum + toCents(units), 0)
  const suggested = computeSuggestedCents(order, { rows, shipping })
  const format = (value: number) => formatAmount({ ...order.refundable, value })
  const sums: Definition[] = [
    [t('orders.refundableAfter'), format(order.refundable.value - cents)],
    [t('orders.refundTotal'), format(cents)],
  ]
  if (suggested !== cents) sums.unshift([t('orders.itemsAndShipping'), format(suggested)])
  return (
    <div className={styles['footer']}>
      <Totals rows={sums} />
      <div className={styles['actions']}>
        <Button onPress={onCancel}>{t('studio.cancel')}</Button>
        <Button
          primary
          type="submit"
          isPending={isPending}
          disabledReason={cents === 0 ? t('orders.nothingToRefund') : undefined}
        >
          {t('orders.refundAmount', { amount: format(cents) })}
        </Button>
      </div>
    </div>
  )
}
