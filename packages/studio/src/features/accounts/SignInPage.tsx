import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError, callApi } from '../../api/call-api.ts'
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
import { PasswordReset } from './PasswordReset.tsx'
import { LinkSignIn } from './LinkSignIn.tsx'
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
    mutationFn: async (newPassword?: string) => {
      const body = newPassword === undefined ? { token } : { token, newPassword }
      startSession(await callApi('signInByLink', { body }))
    },
    onSuccess: openStudio,
  })
  // A rejected password leaves the link unused.
  const isSpent = byLink.isError && !isRejectedPassword(byLink.error)
  const [resetEmail, setResetEmail] = useState<string>()
  useDocumentTitle(t('accounts.signIn'))

  return (
    <main className={styles['page']}>
      <div className={styles['form']}>
        <header>
          <h1>{t('accounts.signIn')}</h1>
          <p className={styles['note']}>{t('accounts.signIn.host', { host: location.host })}</p>
        </header>
        {token && !isSpent ? (
          <LinkSignIn
            setsPassword={searchParams.has('password')}
            onSignIn={byLink.mutateAsync}
            isPending={byLink.isPending}
          />
        ) : resetEmail !== undefined ? (
          <PasswordReset email={resetEmail} onBack={() => setResetEmail(undefined)} />
        ) : (
          <>
            {byLink.error && <Notice tone="bad" title={byLink.error.message} />}
            <PasswordSignIn onSuccess={openStudio} onReset={setResetEmail} />
          </>
        )}
      </div>
    </main>
  )
}

function isRejectedPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400
}

interface Values {
  readonly email: string
  readonly password: string
}

interface PasswordSignInProps {
  readonly onSuccess: () => Promise<void>
  /** Called with the email address that is in the form. */
  readonly onReset: (email: string) => void
}

function PasswordSignIn({ onSuccess, onReset }: PasswordSignInProps) {
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
        <Button quiet wide onPress={() => onReset(form.getValues('email'))}>
          {t('accounts.reset')}
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
