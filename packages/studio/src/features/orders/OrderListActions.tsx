import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'

const settingsQuery = routeQuery('readOrderSettings')

/** The menu of the list of orders: whether staff get an email about each new one. */
export function OrderListActions() {
  const t = useTranslate()
  const { data } = useQuery(settingsQuery)
  const { mutate } = useMutation({
    mutationFn: (emailNewOrders: boolean) =>
      callApi('saveOrderSettings', { body: { emailNewOrders } }),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
    onError: ({ message }) => showFailure(message),
  })
  if (!data) return null
  const item = {
    id: 'email',
    label: t('orders.emailNewOrders'),
    help: t('orders.emailNewOrders.help'),
    isChecked: data.emailNewOrders,
    onAction: () => mutate(!data.emailNewOrders),
  }
  return (
    <Menu
      label={t('orders.moreActions')}
      trigger={<IconButton label={t('orders.moreActions')} Icon={Ellipsis} />}
      groups={[{ items: [item] }]}
      placement="bottom end"
    />
  )
}
