import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { showOrder } from './show-order.ts'

/** A button with which staff record that a bank transfer, or a payment on pickup, has arrived. */
export function RecordPayment(props: {
  readonly id: string
  readonly amount: OrderDetail['grandTotal']
}) {
  const { id, amount } = props
  const t = useTranslate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('recordPayment', { params: { id } }),
    onSuccess: showOrder,
  })
  return (
    <>
      <Button onPress={() => mutate()} isPending={isPending}>
        {t('orders.markPaid', { amount: formatAmount(amount) })}
      </Button>
      {error && (
        <Notice tone="bad" title={t('studio.saveFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  )
}
