import { type ApiScope, apiScopes } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField, type FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './api-keys.module.css'

interface Values {
  name: string
  scopes: ApiScope[]
  expiresOn: string
}

/** A dialog that creates an API key. */
export function ApiKeyDialog(props: {
  /** Receives the key, which is shown once. */
  readonly onCreate: (token: string) => Promise<void>
  readonly onClose: () => void
}) {
  const { onCreate, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { name: '', scopes: [], expiresOn: '' } })
  const save = async ({ expiresOn, ...values }: Values) => {
    const body = { ...values, expiresOn: expiresOn === '' ? null : expiresOn }
    const { token } = await callApi('createApiKey', { body })
    onClose()
    await onCreate(token)
  }
  return (
    <Dialog title={t('apiKeys.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <FormField<Values, 'name'> name="name" label={t('apiKeys.name')}>
          {(field) => (
            <TextField
              {...field}
              autoComplete="off"
              maxLength={100}
              isRequired
              help={t('apiKeys.name.help')}
            />
          )}
        </FormField>
        <FormField<Values, 'scopes'> name="scopes" label={t('apiKeys.scopes')}>
          {(field) => <ScopesField {...field} />}
        </FormField>
        <FormField<Values, 'expiresOn'> name="expiresOn" label={t('apiKeys.expiresOn')}>
          {(field) => <DateField {...field} help={t('apiKeys.expiresOn.help')} />}
        </FormField>
        <DialogActions onClose={onClose} label={t('apiKeys.add')} />
      </Form>
    </Dialog>
  )
}

/** The scopes of a key in words, as boxes to tick. */
function ScopesField(field: FormFieldState<ApiScope[]>) {
  const { label, value, error, onChange, onBlur, ref } = field
  const t = useTranslate()
  const toggle = (scope: ApiScope, isSelected: boolean) =>
    onChange(apiScopes.filter((each) => (each === scope ? isSelected : value.includes(each))))
  return (
    <fieldset className={styles['fields']}>
      <legend>{label}</legend>
      {apiScopes.map((scope, index) => (
        <Checkbox
          key={scope}
          {...(index === 0 && { ref })}
          label={t(`apiKeys.scope.${scope}`)}
          isSelected={value.includes(scope)}
          onChange={(isSelected) => toggle(scope, isSelected)}
          onBlur={onBlur}
          error={index === apiScopes.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  )
}
