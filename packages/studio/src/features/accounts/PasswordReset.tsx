import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { TextWithCode } from '../../ui/TextWithCode.tsx'
import styles from './SignInPage.module.css'

interface Values {
  readonly email: string
}

const FIELDS_BY_CODE = { 'accounts.emailInvalid': 'email' } as const

interface PasswordResetProps {
  readonly email: string
  readonly onBack: () => void
}

/** Asks for a one-time link by email. The answer is the same for an address without an account. */
export function PasswordReset({ email, onBack }: PasswordResetProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { email } })
  const [answer, setAnswer] = useState<{ readonly sendsEmail: boolean }>()
  const send = async (body: Values) => setAnswer(await callApi('requestSignInLink', { body }))
  return (
    <>
      {answer ? (
        <output className={styles['note']}>
          {answer.sendsEmail ? (
            <Notice title={t('accounts.reset.sent', { email: form.getValues('email').trim() })} />
          ) : (
            <TextWithCode
              text={t('accounts.reset.noEmail', { command: '{command}' })}
              code="npx vitrine users link"
            />
          )}
        </output>
      ) : (
        <Form form={form} onSave={send} fieldsByCode={FIELDS_BY_CODE}>
          <FormField<Values> name="email" label={t('studio.email')}>
            {(field) => (
              <TextField
                {...field}
                type="email"
                autoComplete="username"
                help={t('accounts.reset.help')}
                isRequired
              />
            )}
          </FormField>
          <Button primary wide type="submit" isPending={form.formState.isSubmitting}>
            {t('accounts.reset.send')}
          </Button>
        </Form>
      )}
      <Button quiet wide onPress={onBack}>
        {t('accounts.reset.back')}
      </Button>
    </>
  )
}
