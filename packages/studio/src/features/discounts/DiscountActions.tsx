import type { DiscountDetail } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { showDiscount } from './show-discount.ts'

interface DiscountActionsProps {
  readonly discount: DiscountDetail
  /** Drops the unsaved changes of a discount that was deleted. */
  readonly onDeleted: () => void
}

/** Turns a discount on or off, or deletes it. */
export function DiscountActions({ discount, onDeleted }: DiscountActionsProps) {
  const t = useTranslate()
  const { id, enabled } = discount
  const name = discount.code ?? discount.title
  const remove = useDelete(discount, onDeleted)
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('switchDiscount', { params: { id }, body: { enabled: !enabled } }),
    onSuccess: async (saved) => {
      await showDiscount(saved)
      showToast(t(enabled ? 'discounts.turnedOff' : 'discounts.turnedOn', { name }))
    },
    onError: ({ message }) => showFailure(message),
  })
  return (
    <>
      <Button isPending={isPending} onPress={() => mutate()}>
        {t(enabled ? 'discounts.turnOff' : 'discounts.turnOn')}
      </Button>
      <Menu
        label={t('discounts.moreActions')}
        placement="bottom end"
        trigger={<IconButton label={t('discounts.moreActions')} Icon={Ellipsis} />}
        groups={[
          {
            items: [
              {
                id: 'delete',
                label: t('discounts.delete'),
                Icon: Trash2,
                danger: true,
                onAction: () => void remove(),
              },
            ],
          },
        ]}
      />
    </>
  )
}

/** Returns the call that deletes a discount, once staff have confirmed it. */
function useDelete(discount: DiscountDetail, onDeleted: () => void): () => Promise<void> {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = discount
  const name = discount.code ?? discount.title
  const { mutate } = useMutation({
    mutationFn: () => callApi('deleteDiscount', { params: { id } }),
    onSuccess: async () => {
      // The form has no unsaved changes any more before its screen is left.
      flushSync(onDeleted)
      await navigate('/config/discounts')
      queryClient.removeQueries({
        queryKey: routeQuery('readDiscount', { params: { id } }).queryKey,
      })
      await queryClient.invalidateQueries({ queryKey: ['listDiscounts'] })
      showToast(t('discounts.deleted', { name }))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async () => {
    const isConfirmed = await askToConfirm({
      title: t('discounts.deleteTitle', { name }),
      message: t('discounts.deleteText'),
      confirmLabel: t('discounts.delete'),
    })
    if (isConfirmed) mutate()
  }
}
