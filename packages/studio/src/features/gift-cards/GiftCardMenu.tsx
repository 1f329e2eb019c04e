import type { GiftCard } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Mail, Power, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { SendGiftCard, type Sending } from './SendGiftCard.tsx'

/** A menu that sends the code of a gift card again, replaces it, and turns the card off, once staff have confirmed it, or on. */
export function GiftCardMenu({ card }: { readonly card: GiftCard }) {
  const { lastFour, state } = card
  const t = useTranslate()
  const [sending, setSending] = useState<Sending>()
  const isOn = state === 'off'
  const change = useSwitch(card)
  const label = t('giftCards.card', { lastFour })
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton label={label} Icon={Ellipsis} />}
        groups={[
          ...(state === 'active'
            ? [
                {
                  items: [
                    {
                      id: 'send',
                      label: t('giftCards.send'),
                      Icon: Mail,
                      onAction: () => setSending('send'),
                    },
                    {
                      id: 'replace',
                      label: t('giftCards.replace'),
                      Icon: RefreshCw,
                      onAction: () => setSending('replace'),
                    },
                  ],
                },
              ]
            : []),
          {
            items: [
              {
                id: 'switch',
                label: t(isOn ? 'giftCards.turnOn' : 'giftCards.turnOff'),
                Icon: Power,
                onAction: () => void change(),
              },
            ],
          },
        ]}
      />
      {sending && (
        <SendGiftCard card={card} sending={sending} onClose={() => setSending(undefined)} />
      )}
    </>
  )
}

/** Returns what turns a gift card off, once staff have confirmed it, or on. */
function useSwitch({ id, lastFour, state }: GiftCard): () => Promise<void> {
  const t = useTranslate()
  const isOn = state === 'off'
  const { mutate } = useMutation({
    mutationFn: () => callApi('switchGiftCard', { params: { id }, body: { isOn } }),
    onSuccess: async () => {
      for (const key of ['listGiftCards', 'readGiftCard'])
        await queryClient.invalidateQueries({ queryKey: [key] })
      showToast(t(isOn ? 'giftCards.turnedOn' : 'giftCards.turnedOff', { lastFour }))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async () => {
    const isConfirmed =
      isOn ||
      (await askToConfirm({
        title: t('giftCards.turnOffTitle', { lastFour }),
        message: t('giftCards.turnOffText'),
        confirmLabel: t('giftCards.turnOff'),
      }))
    if (isConfirmed) mutate()
  }
}
