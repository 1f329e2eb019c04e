import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useUnsavedChanges } from '../../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'

interface Values {
  readonly currentPassword: string
  readonly newPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.passwordTooShort': 'newPassword',
  'accounts.passwordTooLong': 'newPassword',
  'accounts.passwordTooCommon': 'newPassword',
  'accounts.passwordWrong': 'currentPassword',
} as const

/** Sets or changes the own password. */
export function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { currentPassword: '', newPassword: '' } })
  useUnsavedChanges(form.formState.isDirty)
  const save = async ({ currentPassword, newPassword }: Values) => {
    await callApi('changePassword', {
      body: hasPassword ? { currentPassword, newPassword } : { newPassword },
    })
    form.reset()
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    showToast(t('accounts.passwordChanged'))
  }
  const title = t(hasPassword ? 'accounts.changePassword' : 'accounts.setPassword')
  return (
    <Panel title={title} padded>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        {hasPassword && (
          <FormField<Values> name="currentPassword" label={t('accounts.currentPassword')}>
            {(field) => (
              <TextField {...field} type="password" autoComplete="current-password" isRequired />
            )}
          </FormField>
        )}
        <FormField<Values> name="newPassword" label={t('accounts.newPassword')}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="new-password"
              maxLength={128}
              isRequired
              help={t('accounts.passwordHelp')}
            />
          )}
        </FormField>
        <div>
          <Button primary type="submit" isPending={form.formState.isSubmitting}>
            {title}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
