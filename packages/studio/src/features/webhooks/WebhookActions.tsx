import type { Webhook } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Pencil, Power, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { attempt, refreshWebhook, showWebhook } from './use-webhooks.ts'
import { WebhookDialog } from './WebhookDialog.tsx'

/** The actions on a webhook: test, edit, turn off, replace the secret, delete. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const t = useTranslate()
  const [isEditing, setIsEditing] = useState(false)
  const [secret, setSecret] = useState<string>()
  const test = useTest(webhook.id)
  const remove = useDelete(webhook)
  return (
    <>
      <Button onPress={() => test.mutate()} isPending={test.isPending}>
        {t('webhooks.test')}
      </Button>
      <Menu
        label={t('webhooks.menu')}
        placement="bottom end"
        trigger={<IconButton label={t('webhooks.menu')} Icon={Ellipsis} />}
        groups={[
          {
            items: [
              {
                id: 'edit',
                label: t('webhooks.edit'),
                Icon: Pencil,
                onAction: () => setIsEditing(true),
              },
              {
                id: 'switch',
                label: t(webhook.isOn ? 'webhooks.turnOff' : 'webhooks.turnOn'),
                Icon: Power,
                onAction: () => void switchWebhook(webhook),
              },
              {
                id: 'roll',
                label: t('webhooks.roll'),
                Icon: RefreshCw,
                onAction: () => void rollSecret(t, webhook).then(setSecret),
              },
            ],
          },
          {
            items: [
              {
                id: 'delete',
                label: t('webhooks.delete'),
                Icon: Trash2,
                onAction: () => void remove(),
              },
            ],
          },
        ]}
      />
      {isEditing && <WebhookDialog webhook={webhook} onClose={() => setIsEditing(false)} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  )
}

function useTest(id: string) {
  const t = useTranslate()
  return useMutation({
    mutationFn: () => callApi('testWebhook', { params: { id } }),
    onSuccess: async ({ state }) => {
      await refreshWebhook(id)
      if (state === 'delivered') showToast(t('webhooks.sent.delivered'))
      else showFailure(t('webhooks.sent.failed'))
    },
    onError: (error) => showFailure(error.message),
  })
}

async function switchWebhook({ id, address, events, isOn }: Webhook): Promise<void> {
  const body = { address, events, isOn: !isOn }
  const changed = await attempt(() => callApi('changeWebhook', { params: { id }, body }))
  if (changed) await showWebhook(changed)
}

async function rollSecret(t: Translate, { id }: Webhook): Promise<string | undefined> {
  const isSure = await askToConfirm({
    title: t('webhooks.roll.title'),
    message: t('webhooks.roll.text'),
    confirmLabel: t('webhooks.roll'),
  })
  if (!isSure) return undefined
  return (await attempt(() => callApi('rollWebhookSecret', { params: { id } })))?.secret
}

function useDelete({ id, address }: Webhook) {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    const isSure = await askToConfirm({
      title: t('webhooks.delete.title'),
      message: t('webhooks.delete.text', { address }),
      confirmLabel: t('webhooks.delete'),
    })
    if (!isSure) return
    if (!(await attempt(() => callApi('deleteWebhook', { params: { id } })))) return
    showToast(t('webhooks.deleted'))
    await navigate('/config/settings/webhooks')
  }
}
