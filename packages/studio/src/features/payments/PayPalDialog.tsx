import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { paypalQuery } from './paypal-query.ts'

interface Values {
  readonly environment: 'live' | 'sandbox'
  readonly clientId: string
  readonly clientSecret: string
}

const EMPTY: Values = { environment: 'live', clientId: '', clientSecret: '' }

/** A dialog that connects the store to PayPal by the credentials of an app; the secret is never shown again. */
export function PayPalDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: EMPTY })
  const save = async ({ environment, ...credentials }: Values) => {
    const body = { ...credentials, isLive: environment === 'live' }
    queryClient.setQueryData(paypalQuery.queryKey, await callApi('connectPayPalAccount', { body }))
    showToast(t('payments.paypal.connected'))
    onClose()
  }
  return (
    <Dialog title={t('payments.paypal.connect')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <p>{t('payments.paypal.where')}</p>
        <FormField<Values, 'environment'>
          name="environment"
          label={t('payments.paypal.environment')}
        >
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { id: 'live', label: t('payments.stripe.live') },
                {
                  id: 'sandbox',
                  label: t('payments.paypal.sandbox'),
                  help: t('payments.paypal.sandbox.help'),
                },
              ]}
            />
          )}
        </FormField>
        <FormField<Values, 'clientId'> name="clientId" label={t('payments.paypal.clientId')}>
          {(field) => <TextField {...field} autoComplete="off" spellCheck="false" isRequired />}
        </FormField>
        <FormField<Values, 'clientSecret'>
          name="clientSecret"
          label={t('payments.paypal.clientSecret')}
        >
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="off"
              spellCheck="false"
              isRequired
              help={t('payments.paypal.clientSecret.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('payments.paypal.connect')} />
      </Form>
    </Dialog>
  )
}
