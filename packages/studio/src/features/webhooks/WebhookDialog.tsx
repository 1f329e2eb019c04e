import type { Webhook } from '@vitrine/contract'
import type { WebhookEvent } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { EventsField } from './EventsField.tsx'
import { refreshWebhook, showWebhook } from './use-webhooks.ts'

interface Values {
  address: string
  events: WebhookEvent[]
}

interface WebhookDialogProps {
  /** The webhook; undefined for a new one. */
  readonly webhook?: Webhook
  /** Receives the secret of a new webhook, which is shown once. */
  readonly onCreate?: (secret: string) => void
  readonly onClose: () => void
}

/** A dialog that adds or changes a webhook. */
export function WebhookDialog({ webhook, onCreate, onClose }: WebhookDialogProps) {
  const t = useTranslate()
  const { address = 'https://', events = ['order.created'] } = webhook ?? {}
  const form = useForm<Values>({ defaultValues: { address, events } })
  const save = async (body: Values) => {
    if (webhook) {
      const { id, isOn } = webhook
      await showWebhook(await callApi('changeWebhook', { params: { id }, body: { ...body, isOn } }))
      showToast(t('webhooks.changed'))
    } else {
      const created = await callApi('createWebhook', { body })
      await refreshWebhook(created.webhook.id)
      onCreate?.(created.secret)
    }
    onClose()
  }
  const title = t(webhook ? 'webhooks.edit' : 'webhooks.add')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'address'> name="address" label={t('webhooks.address')}>
          {(field) => (
            <TextField
              {...field}
              type="url"
              autoComplete="off"
              spellCheck="false"
              maxLength={2_000}
              isRequired
              help={t('webhooks.address.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'events'> name="events" label={t('webhooks.events')}>
          {(field) => <EventsField {...field} />}
        </FormField>
        <DialogActions onClose={onClose} {...(!webhook && { label: t('webhooks.add') })} />
      </Form>
    </Dialog>
  )
}
