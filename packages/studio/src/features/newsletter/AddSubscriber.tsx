import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { ListChoice } from '../../ui/mailing-lists/ListChoice.tsx'
import { refreshLists } from '../../ui/mailing-lists/lists-query.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

interface Values {
  email: string
  firstName: string
  lastName: string
  consent: string
  listIds: string[]
}

/** The field of the errors about an address that cannot be added. */
const FIELDS_BY_CODE = { 'newsletter.known': 'email', 'newsletter.unsubscribed': 'email' } as const

/** A dialog that adds a subscriber with a record of consent. The person confirms by email. */
export function AddSubscriber({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const form = useForm<Values>({
    defaultValues: { email: '', firstName: '', lastName: '', consent: '', listIds: [] },
  })
  const save = async (body: Values) => {
    await callApi('addNewsletterSubscriber', { body })
    await refreshLists()
    showToast(t(session?.site.sendsEmail ? 'subscribers.added' : 'subscribers.noEmail'))
    onClose()
  }
  return (
    <Dialog title={t('subscribers.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <p>{t('subscribers.add.text')}</p>
        <FormField<Values, 'email'> name="email" label={t('subscribers.add.email')}>
          {(field) => <TextField {...field} type="email" isRequired />}
        </FormField>
        <FormField<Values, 'firstName'> name="firstName" label={t('subscribers.add.firstName')}>
          {(field) => <TextField {...field} maxLength={200} />}
        </FormField>
        <FormField<Values, 'lastName'> name="lastName" label={t('subscribers.add.lastName')}>
          {(field) => <TextField {...field} maxLength={200} />}
        </FormField>
        <FormField<Values, 'consent'> name="consent" label={t('subscribers.add.consent')}>
          {(field) => (
            <TextArea
              {...field}
              help={t('subscribers.add.consent.help')}
              maxLength={2_000}
              isRequired
            />
          )}
        </FormField>
        <FormField<Values, 'listIds'> name="listIds" label={t('lists.field')}>
          {({ label, value, onChange }) => (
            <ListChoice
              hidesEmpty
              label={label}
              help={t('lists.staff.help')}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <DialogActions label={t('subscribers.add')} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
