import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './OrderPage.module.css'
import { showOrder } from './show-order.ts'

/** Shows why an order needs attention, until staff mark it as resolved. */
export function Attention({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const mayChange = useMay('orders.write')
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('resolveOrderAttention', { params: { id: order.id } }),
    onSuccess: showOrder,
    onError: ({ message }) => showFailure(message),
  })
  if (!order.attention) return null
  return (
    <div className={styles['attentionRow']}>
      <Notice tone="bad" title={t(`orders.attention.${order.attention}`)} />
      {mayChange && (
        <Button small isPending={isPending} onPress={() => mutate()}>
          {t('orders.markResolved')}
        </Button>
      )}
    </div>
  )
}
