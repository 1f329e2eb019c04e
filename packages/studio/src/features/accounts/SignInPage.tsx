import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { signInWithProof } from '../../api/sign-in-with-proof.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { TextWithCode } from '../../ui/TextWithCode.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import styles from './SignInPage.module.css'
import { addTexts } from '../../ui/texts.ts'
import { accountsTexts } from '../../ui/texts/accounts.ts'

addTexts(accountsTexts)

/** Takes the token of a one-time link from the URL's fragment, which browsers do not send to servers. */
function takeToken(): string {
  const token = window.location.hash.slice(1)
  if (token) window.history.replaceState(null, '', window.location.pathname)
  return token
}

export function Component() {
  const t = useTranslate()
  const [token] = useState(takeToken)
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const to = searchParams.get('to') ?? ''
  const openStudio = async (): Promise<void> =>
    navigate(to.startsWith('/config/') ? to : '/config', { replace: true })

  const byLink = useMutation({
    mutationFn: async () => startSession(await callApi('signInByLink', { body: { token } })),
    onSuccess: openStudio,
  })
  useDocumentTitle(t('accounts.signIn'))

  return (
    <main className={styles['page']}>
      <div className={styles['form']}>
        <header>
          <h1>{t('accounts.signIn')}</h1>
          <p className={styles['note']}>{t('accounts.signIn.host', { host: location.host })}</p>
        </header>
        {token && !byLink.isError ? (
          <>
            <p className={styles['note']}>{t('accounts.link')}</p>
            <Button primary wide onPress={() => byLink.mutate()} isPending={byLink.isPending}>
              {t('accounts.continue')}
            </Button>
          </>
        ) : (
          <>
            {byLink.error && <Notice tone="bad" title={byLink.error.message} />}
            <PasswordSignIn onSuccess={openStudio} />
          </>
        )}
      </div>
    </main>
  )
}

interface Values {
  readonly email: string
  readonly password: string
}

function PasswordSignIn({ onSuccess }: { readonly onSuccess: () => Promise<void> }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } })
  const signIn = async (values: Values) => {
    startSession(await signInWithProof(values))
    await onSuccess()
  }
  return (
    <>
      <Form form={form} onSave={signIn}>
        <FormField<Values> name="email" label={t('studio.email')}>
          {(field) => <TextField {...field} type="email" autoComplete="username" isRequired />}
        </FormField>
        <FormField<Values> name="password" label={t('studio.password')}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="current-password"
              maxLength={128}
              isRequired
            />
          )}
        </FormField>
        <Button primary wide type="submit" isPending={form.formState.isSubmitting}>
          {t('accounts.signIn')}
        </Button>
      </Form>
      <p className={styles['help']}>
        <TextWithCode
          text={t('accounts.noPasswordYet', { command: '{command}' })}
          code="npx vitrine users link"
        />
      </p>
    </>
  )
}
