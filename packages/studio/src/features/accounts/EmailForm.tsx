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
  readonly email: string
  readonly currentPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.emailInvalid': 'email',
  'accounts.emailTaken': 'email',
  'accounts.passwordWrong': 'currentPassword',
} as const

/** Changes the address that a person signs in with. */
export function EmailForm(props: {
  readonly email: string
  readonly hasPassword: boolean
  readonly sendsEmail: boolean
}) {
  const { email, hasPassword, sendsEmail } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { email: '', currentPassword: '' } })
  useUnsavedChanges(form.formState.isDirty)
  const save = async (values: Values) => {
    await callApi('changeEmail', { body: hasPassword ? values : { email: values.email } })
    form.reset()
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    showToast(t('accounts.emailChanged', { email: values.email }))
  }
  const help = sendsEmail ? 'accounts.currentEmailNotice' : 'accounts.currentEmail'
  return (
    <Panel title={t('accounts.changeEmail')} padded>
      <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
        <FormField<Values> name="email" label={t('accounts.newEmail')}>
          {(field) => (
            <TextField
              {...field}
              type="email"
              autoComplete="email"
              maxLength={256}
              isRequired
              help={t(help, { email })}
            />
          )}
        </FormField>
        {hasPassword && (
          <FormField<Values> name="currentPassword" label={t('studio.password')}>
            {(field) => (
              <TextField {...field} type="password" autoComplete="current-password" isRequired />
            )}
          </FormField>
        )}
        <div>
          <Button type="submit" isPending={form.formState.isSubmitting}>
            {t('accounts.changeEmail')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
