import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { useMay } from '../../api/use-may.ts'

/** Tells that this installation may be a copy and places no orders, until staff confirm that it is the one that does. */
export function HeldNotice() {
  const t = useTranslate()
  const mayChange = useMay('orders.write')
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('confirmSubscriptions'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['listSubscriptions'] })
      showToast(t('subscriptions.held.confirmed'))
    },
    onError: ({ message }) => showFailure(message),
  })
  const confirm = async () => {
    const isConfirmed = await askToConfirm({
      title: t('subscriptions.held.confirmTitle'),
      message: t('subscriptions.held.confirmText'),
      confirmLabel: t('subscriptions.held.confirm'),
    })
    if (isConfirmed) mutate()
  }
  return (
    <Notice tone="warn" title={t('subscriptions.held')}>
      {t('subscriptions.held.text')}{' '}
      {mayChange && (
        <Button small isPending={isPending} onPress={() => void confirm()}>
          {t('subscriptions.held.confirm')}
        </Button>
      )}
    </Notice>
  )
}
