import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { stripeQuery } from './stripe-query.ts'

interface Values {
  readonly secretKey: string
}

/** A dialog that connects the store to Stripe by a key, which is never shown again. */
export function StripeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { secretKey: '' } })
  const save = async (body: Values) => {
    queryClient.setQueryData(stripeQuery.queryKey, await callApi('connectStripeAccount', { body }))
    showToast(t('payments.stripe.connected'))
    onClose()
  }
  return (
    <Dialog title={t('payments.stripe.connect')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <p>{t('payments.stripe.where')}</p>
        <FormField<Values, 'secretKey'> name="secretKey" label={t('payments.stripe.key')}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="off"
              spellCheck="false"
              isRequired
              help={t('payments.stripe.key.help')}
            />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('payments.stripe.connect')} />
      </Form>
    </Dialog>
  )
}
