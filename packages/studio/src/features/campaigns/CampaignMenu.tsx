import type { Campaign } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { useCreateCampaign } from './use-campaigns.ts'

interface CampaignMenuProps {
  readonly campaign: Campaign
  /** Drops the unsaved changes of a campaign that was deleted. */
  readonly onDeleted?: () => void
}

/** Duplicates a campaign or deletes it. */
export function CampaignMenu({ campaign, onDeleted }: CampaignMenuProps) {
  const t = useTranslate()
  const { id, state, endedAt } = campaign
  const duplicate = useCreateCampaign(() => showToast(t('campaigns.copied')))
  const remove = useDelete(id, onDeleted)
  const isDeletable = state === 'draft' || endedAt !== null
  return (
    <Menu
      label={t('campaigns.moreActions')}
      placement="bottom end"
      trigger={<IconButton label={t('campaigns.moreActions')} Icon={Ellipsis} />}
      groups={[
        {
          items: [
            {
              id: 'duplicate',
              label: t('campaigns.duplicate'),
              onAction: () => duplicate.mutate(id),
            },
            ...(isDeletable
              ? [
                  {
                    id: 'delete',
                    label: t('campaigns.delete'),
                    Icon: Trash2,
                    danger: true,
                    onAction: () => void remove(),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  )
}

/** Returns the call that deletes a campaign, once staff have confirmed it. */
function useDelete(id: string, onDeleted: () => void = () => undefined): () => Promise<void> {
  const t = useTranslate()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: () => callApi('deleteCampaign', { params: { id } }),
    onSuccess: async () => {
      // The form has no unsaved changes any more before its screen is left.
      flushSync(onDeleted)
      await navigate('/config/campaigns')
      await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
      showToast(t('campaigns.deleted'))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async () => {
    const isConfirmed = await askToConfirm({
      title: t('campaigns.delete.title'),
      message: t('campaigns.delete.text'),
      confirmLabel: t('campaigns.delete'),
    })
    if (isConfirmed) mutate()
  }
}
