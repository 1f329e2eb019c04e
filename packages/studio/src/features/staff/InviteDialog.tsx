import type { StaffRole } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { listRoleOptions } from './roles.ts'
import type { NewInvitation } from './use-staff.ts'

interface Values {
  email: string
  role: StaffRole
}

const FIELDS_BY_CODE = {
  'accounts.emailInvalid': 'email',
  'accounts.alreadyStaff': 'email',
  'accounts.roleTooHigh': 'role',
} as const

/** A dialog that invites a person in a role. */
export function InviteDialog(props: {
  readonly grantableRoles: readonly StaffRole[]
  readonly onInvite: (created: NewInvitation) => Promise<void>
  readonly onClose: () => void
}) {
  const { grantableRoles, onInvite, onClose } = props
  const t = useTranslate()
  const { data: session } = useQuery(sessionQuery)
  const form = useForm<Values>({ defaultValues: { email: '', role: 'editor' } })
  const save = async (body: Values) => {
    const created = await callApi('inviteStaffMember', { body })
    onClose()
    await onInvite(created)
  }
  const help = session?.site.sendsEmail ? 'staff.invite.emailHelp' : 'staff.invite.linkHelp'
  return (
    <Dialog title={t('staff.invite')} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <FormField<Values, 'email'> name="email" label={t('studio.email')}>
          {(field) => (
            <TextField
              {...field}
              type="email"
              autoComplete="off"
              maxLength={256}
              isRequired
              help={t(help)}
            />
          )}
        </FormField>
        <FormField<Values, 'role'> name="role" label={t('staff.column.role')}>
          {({ ref: _ref, ...field }) => (
            <RadioGroup {...field} options={listRoleOptions(t, grantableRoles)} />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('staff.invite')} />
      </Form>
    </Dialog>
  )
}
