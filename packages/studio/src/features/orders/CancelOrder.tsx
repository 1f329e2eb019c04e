import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { showOrder } from './show-order.ts'

/** A button that cancels an order which is not paid, once staff have confirmed what will happen. */
export function CancelOrder({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const { id, number } = order
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('cancelOrder', { params: { id } }),
    onSuccess: showOrder,
  })
  const effects = useEffects(order)
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: t('orders.cancelTitle', { number: String(number) }),
      message: [...effects, t('orders.cancelForGood')].join('\n'),
      confirmLabel: t('orders.cancel'),
      cancelLabel: t('orders.keep'),
    })
    if (isConfirmed) mutate()
  }
  return (
    <>
      <Button isPending={isPending} onPress={() => void ask()}>
        {t('orders.cancel')}
      </Button>
      {error && (
        <Notice tone="bad" title={t('orders.cancelFailed')}>
          {error.message}
        </Notice>
      )}
    </>
  )
}

/** Lists what the cancellation of an order does. */
function useEffects({ isDonation, payments, discount, email }: OrderDetail): readonly string[] {
  const t = useTranslate()
  const hasGiftCard = payments.some(({ provider }) => provider === 'gift_card')
  return [
    ...(isDonation ? [] : [t('orders.cancelEffect.stock')]),
    ...(hasGiftCard ? [t('orders.cancelEffect.giftCard')] : []),
    ...(discount.value > 0 ? [t('orders.cancelEffect.discount')] : []),
    t('orders.cancelEffect.email', { email }),
  ]
}
