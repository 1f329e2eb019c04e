import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

interface Values {
  amountCents: number | null
  email: string
  testMode: boolean
}

/** A dialog that issues a gift card by email. */
export function IssueGiftCard({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { data: settings } = useQuery(routeQuery('readSiteSettings'))
  const { data: payments } = useQuery(routeQuery('readPaymentMethods'))
  const takesTestPayments = payments?.testPayments ?? false
  // A repeated attempt issues the same card.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({ defaultValues: { amountCents: null, email: '', testMode: false } })
  const save = async (values: Values) => {
    await callApi('issueGiftCard', { body: { id, ...values } })
    await queryClient.invalidateQueries({ queryKey: ['listGiftCards'] })
    showToast(t('giftCards.issued'))
    onClose()
  }
  return (
    <Dialog title={t('giftCards.issue')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'amountCents'> name="amountCents" label={t('giftCards.amount')}>
          {(field) => <MoneyField {...field} currency={settings?.currency ?? 'USD'} />}
        </FormField>
        <FormField<Values, 'email'> name="email" label={t('giftCards.email')}>
          {(field) => <TextField {...field} type="email" help={t('giftCards.email.help')} />}
        </FormField>
        {takesTestPayments && (
          <FormField<Values, 'testMode'> name="testMode" label={t('giftCards.testMode')}>
            {({ value, ...field }) => <Checkbox {...field} isSelected={value} />}
          </FormField>
        )}
        <DialogActions label={t('giftCards.issue')} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
