import { useMutation } from '@tanstack/react-query'
import type { SubscriptionDetail } from '@vitrine/contract'
import { Ban, CalendarX, CirclePause, CirclePlay, Ellipsis, SkipForward } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

type Action = SubscriptionDetail['actions'][number]

const ICONS = {
  pause: CirclePause,
  resume: CirclePlay,
  skip: SkipForward,
  cancel: CalendarX,
  'cancel-now': Ban,
} as const satisfies Record<Action, unknown>

/** A menu of what a subscription allows. Staff confirm each action, which reaches the customer. */
export function SubscriptionActions(props: { readonly subscription: SubscriptionDetail }) {
  const { id, actions } = props.subscription
  const t = useTranslate()
  const { mutate } = useMutation({
    mutationFn: (action: Action) =>
      callApi('changeSubscription', { params: { id }, body: { action } }),
    onSuccess: async (_, action) => {
      for (const key of ['readSubscription', 'listSubscriptions'])
        await queryClient.invalidateQueries({ queryKey: [key] })
      showToast(t(`subscriptions.done.${action}`))
    },
    onError: ({ message }) => showFailure(message),
  })
  const change = async (action: Action) => {
    const isConfirmed = await askToConfirm({
      title: t(`subscriptions.ask.${action}`),
      message: t(`subscriptions.ask.${action}.text`),
      confirmLabel: t(`subscriptions.action.${action}`),
    })
    if (isConfirmed) mutate(action)
  }
  if (actions.length === 0) return null
  const label = t('subscriptions.actions')
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[
        {
          items: actions.map((action) => ({
            id: action,
            label: t(`subscriptions.action.${action}`),
            Icon: ICONS[action],
            onAction: () => void change(action),
          })),
        },
      ]}
    />
  )
}
