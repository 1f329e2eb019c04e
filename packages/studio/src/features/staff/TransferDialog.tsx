import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { refreshStaff, type StaffPerson } from './use-staff.ts'

interface Values {
  currentPassword: string
}

const FIELDS_BY_CODE = { 'accounts.passwordWrong': 'currentPassword' } as const

/** A dialog that makes a person the owner in your place, with your password. */
export function TransferDialog(props: {
  readonly person: StaffPerson
  readonly onClose: () => void
}) {
  const { person, onClose } = props
  const { id, email } = person
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const hasPassword = session?.member.hasPassword ?? true
  const form = useForm<Values>({ defaultValues: { currentPassword: '' } })
  const save = async (values: Values) => {
    await callApi('transferOwnership', { params: { id }, body: hasPassword ? values : {} })
    onClose()
    showToast(t('staff.transferred', { email }))
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await refreshStaff()
  }
  return (
    <Dialog title={t('staff.transfer.to', { email })} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <p>{t('staff.transfer.text', { email })}</p>
        {hasPassword && (
          <FormField<Values> name="currentPassword" label={t('studio.password')}>
            {(field) => (
              <TextField {...field} type="password" autoComplete="current-password" isRequired />
            )}
          </FormField>
        )}
        <DialogActions onClose={onClose} label={t('staff.transfer')} />
      </Form>
    </Dialog>
  )
}
