import { MAX_REPLAY_DAYS, webhookEvents } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { getLastDays } from '../../ui/reports/use-report-time.ts'
import { EventsField } from './EventsField.tsx'
import { ReplayCount, type ReplayValues } from './ReplayCount.tsx'
import { refreshWebhook } from './use-webhooks.ts'
import styles from './webhooks.module.css'

/** A dialog that sends deliveries of a webhook again: those of a state, of some events and of a period. */
export function ReplayDialog(props: { readonly webhookId: string; readonly onClose: () => void }) {
  const { webhookId, onClose } = props
  const t = useTranslate()
  const timeZone = useQuery(sessionQuery).data?.site.timeZone ?? 'UTC'
  const form = useForm<ReplayValues>({
    defaultValues: { state: 'failed', events: [...webhookEvents], ...getLastDays(7, timeZone) },
  })
  const getId = useReplayIds()
  const save = async (values: ReplayValues) => {
    const body = { ...values, id: getId(values) }
    const { count } = await callApi('replayWebhookDeliveries', { params: { id: webhookId }, body })
    if (count === 0) throw new FormError([t('webhooks.replays.none')])
    await refreshWebhook(webhookId)
    showToast(t('webhooks.replays.sent', { count }))
    onClose()
  }
  return (
    <Dialog title={t('webhooks.replays')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <StateField />
        <DaysFields timeZone={timeZone} />
        <FormField<ReplayValues, 'events'> name="events" label={t('webhooks.events')}>
          {(field) => <EventsField {...field} />}
        </FormField>
        <ReplayCount webhookId={webhookId} />
        <DialogActions onClose={onClose} label={t('webhooks.replays.send')} />
      </Form>
    </Dialog>
  )
}

/** Returns a function that names a press: pressed again with the same values, as after a lost connection, it sends nothing twice. */
function useReplayIds() {
  const [ids] = useState(() => new Map<string, string>())
  return (values: ReplayValues) => {
    const key = JSON.stringify(values)
    const id = ids.get(key) ?? crypto.randomUUID()
    ids.set(key, id)
    return id
  }
}

const states = ['failed', 'all'] as const

function StateField() {
  const t = useTranslate()
  return (
    <FormField<ReplayValues, 'state'> name="state" label={t('webhooks.replays.state')}>
      {(field) => (
        <RadioGroup
          {...field}
          options={states.map((id) => ({
            id,
            label: t(`webhooks.replays.state.${id}`),
            help: t(`webhooks.replays.state.${id}.help`),
          }))}
        />
      )}
    </FormField>
  )
}

function DaysFields({ timeZone }: { readonly timeZone: string }) {
  const t = useTranslate()
  return (
    <div className={styles['days']}>
      <FormField<ReplayValues, 'from'> name="from" label={t('webhooks.replays.from')}>
        {(field) => (
          <DateField
            {...field}
            help={t('webhooks.replays.zone', { timeZone, days: MAX_REPLAY_DAYS })}
          />
        )}
      </FormField>
      <FormField<ReplayValues, 'to'> name="to" label={t('webhooks.replays.to')}>
        {(field) => <DateField {...field} />}
      </FormField>
    </div>
  )
}
