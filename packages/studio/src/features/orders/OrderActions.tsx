import type { OrderDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { EditContact } from './EditContact.tsx'
import { RefundOrder } from './refund/RefundOrder.tsx'
import { showOrder } from './show-order.ts'

/** Offers the actions on an order: refund, and a menu of the others. */
export function OrderActions({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'cancel' | 'contact'>()
  const { id, canCancel, status } = order
  const { mutate: resend } = useMutation({
    mutationFn: () => callApi('resendOrderConfirmation', { params: { id } }),
    onSuccess: async (changed) => {
      await showOrder(changed)
      showToast(t('orders.confirmationQueued', { email: order.email }))
    },
    onError: ({ message }) => showFailure(message),
  })
  const items = [
    { id: 'contact', label: t('orders.editContact'), onAction: () => setDialog('contact') },
    ...(status === 'placed'
      ? [{ id: 'resend', label: t('orders.resendConfirmation'), onAction: () => resend() }]
      : []),
  ]
  const cancel = {
    id: 'cancel',
    label: t('orders.cancel'),
    danger: true,
    disabledReason: canCancel ? undefined : t('orders.cancelSent'),
    onAction: () => setDialog('cancel'),
  }
  return (
    <>
      <Menu
        label={t('orders.moreActions')}
        trigger={<IconButton label={t('orders.moreActions')} Icon={Ellipsis} />}
        groups={status === 'placed' ? [{ items }, { items: [cancel] }] : [{ items }]}
      />
      {order.refundable.value > 0 && <RefundOrder order={order} />}
      {dialog === 'cancel' && <CancelOrder order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'contact' && <EditContact order={order} onClose={() => setDialog(undefined)} />}
    </>
  )
}
