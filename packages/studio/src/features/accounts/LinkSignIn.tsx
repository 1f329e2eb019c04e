import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './SignInPage.module.css'

interface Values {
  readonly newPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.passwordTooShort': 'newPassword',
  'accounts.passwordTooLong': 'newPassword',
  'accounts.passwordTooCommon': 'newPassword',
} as const

interface LinkSignInProps {
  /** Whether the person came to set a password. */
  readonly setsPassword: boolean
  /** Signs in by the link, with a new password if one is given. */
  readonly onSignIn: (newPassword?: string) => Promise<void>
  readonly isPending: boolean
}

/** Signs in by a one-time link, with a new password on request. */
export function LinkSignIn({ setsPassword, onSignIn, isPending }: LinkSignInProps) {
  const t = useTranslate()
  const [isSetting, setSetting] = useState(setsPassword)
  const form = useForm<Values>({ defaultValues: { newPassword: '' } })
  return (
    <>
      <p className={styles['note']}>{t('accounts.link')}</p>
      {isSetting && (
        <Form
          form={form}
          onSave={({ newPassword }) => onSignIn(newPassword)}
          fieldsByCode={FIELDS_BY_CODE}
        >
          <FormField<Values> name="newPassword" label={t('accounts.newPassword')}>
            {(field) => (
              <TextField
                {...field}
                type="password"
                autoComplete="new-password"
                maxLength={128}
                help={t('accounts.passwordHelp')}
                isRequired
              />
            )}
          </FormField>
          <Button primary wide type="submit" isPending={form.formState.isSubmitting}>
            {t('accounts.setPassword')}
          </Button>
        </Form>
      )}
      <Button
        primary={!isSetting}
        wide
        onPress={() => void onSignIn().catch(() => undefined)}
        isPending={isPending}
      >
        {t('accounts.continue')}
      </Button>
      {!isSetting && (
        <Button quiet wide onPress={() => setSetting(true)}>
          {t('accounts.setNewPassword')}
        </Button>
      )}
    </>
  )
}
