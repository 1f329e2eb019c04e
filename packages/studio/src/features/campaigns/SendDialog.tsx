import type { Campaign } from '@vitrine/contract'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { type Preview, showCampaign } from './use-campaigns.ts'

interface Values {
  time: 'now' | 'later'
  sendAt: string
}

interface SendDialogProps {
  readonly preview: Preview
  /** Saves the unsaved changes, and resolves to the campaign as it is saved. */
  readonly ensureSaved: () => Promise<Campaign>
  readonly onClose: () => void
}

/** The field of the errors about a time at which nothing can be sent. */
const FIELDS_BY_CODE = { 'campaigns.inPast': 'sendAt', 'campaigns.noSuchDay': 'sendAt' } as const

/** Asks when a campaign is sent, and says to how many people. */
export function SendDialog({ preview, ensureSaved, onClose }: SendDialogProps) {
  const t = useTranslate()
  const { recipients: count, timeZone, sender } = preview
  const form = useForm<Values>({ defaultValues: { time: 'now', sendAt: '' } })
  const time = useWatch({ control: form.control, name: 'time' })
  const send = async ({ sendAt }: Values) => {
    if (time === 'later' && sendAt === '')
      throw new FormError([], { sendAt: t('campaigns.send.missingTime') })
    const { id, version } = await ensureSaved()
    const body = { version, sendAt: time === 'later' ? sendAt : null }
    await showCampaign(await callApi('sendCampaign', { params: { id }, body }))
    showToast(t(time === 'later' ? 'campaigns.scheduled' : 'campaigns.started'))
    onClose()
  }
  return (
    <Dialog title={t('campaigns.send.title')} isOpen onClose={onClose}>
      <Form form={form} onSave={send} fieldsByCode={FIELDS_BY_CODE}>
        <p>{t('campaigns.send.recipients', { count, sender: sender ?? '' })}</p>
        <FormField<Values, 'time'> name="time" label={t('campaigns.send.time')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={(['now', 'later'] as const).map((id) => ({
                id,
                label: t(`campaigns.send.${id}`),
              }))}
            />
          )}
        </FormField>
        {time === 'later' && (
          <FormField<Values, 'sendAt'> name="sendAt" label={t('campaigns.send.at')}>
            {(field) => (
              <TextField
                {...field}
                type="datetime-local"
                help={t('campaigns.send.at.help', { timeZone })}
              />
            )}
          </FormField>
        )}
        <DialogActions
          label={t(time === 'later' ? 'campaigns.send.schedule' : 'campaigns.send.confirm', {
            count,
          })}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
