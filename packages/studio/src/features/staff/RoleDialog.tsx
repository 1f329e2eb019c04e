import { type StaffRole, staffRoles } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { listRoleOptions } from './roles.ts'
import { leaveStudio, refreshStaff, type StaffPerson } from './use-staff.ts'

interface Values {
  role: StaffRole
}

/** A dialog that changes the role of a person. */
export function RoleDialog(props: {
  readonly person: StaffPerson
  readonly grantableRoles: readonly StaffRole[]
  readonly onClose: () => void
}) {
  const { person, grantableRoles, onClose } = props
  const { id, email, isYou } = person
  const t = useTranslate()
  const current = staffRoles.find((role) => role === person.role) ?? 'viewer'
  const form = useForm<Values>({ defaultValues: { role: current } })
  const save = async ({ role }: Values) => {
    if (role !== current) {
      await callApi('changeStaffRole', { params: { id }, body: { role } })
      if (isYou) return leaveStudio()
      showToast(t('staff.roleChanged', { email }))
    }
    onClose()
    await refreshStaff()
  }
  return (
    <Dialog title={t('staff.changeRole.of', { email })} isOpen onClose={onClose}>
      <p>{isYou ? t('staff.changeRole.you') : t('staff.changeRole.text', { email })}</p>
      <Form form={form} onSave={save}>
        <FormField<Values, 'role'> name="role" label={t('staff.column.role')}>
          {({ ref: _ref, ...field }) => (
            <RadioGroup {...field} options={listRoleOptions(t, grantableRoles)} />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('staff.changeRole')} />
      </Form>
    </Dialog>
  )
}
