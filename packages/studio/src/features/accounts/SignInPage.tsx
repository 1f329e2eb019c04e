import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { Session } from '@vitrine/contract'
import { ApiError, callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { signInWithProof } from '../../api/sign-in-with-proof.ts'
import { PasskeySignIn } from '../../app/PasskeySignIn.tsx'
import { isCodeRequired, SecondStep } from '../../app/SecondStep.tsx'
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
import { useReturnPath } from './return-path.ts'
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
  const to = useReturnPath()
  const openStudio = async (): Promise<void> => navigate(to, { replace: true })

  const { step, restart, open, signIn, byLink, isSpent } = useSignIn(token, openStudio)
  const [resetEmail, setResetEmail] = useState<string>()
  const title = t(step === 'first' ? 'accounts.signIn' : 'secondStep.title')
  useDocumentTitle(title)

  return (
    <main className={styles['page']}>
      <div className={styles['form']}>
        <header>
          <h1>{title}</h1>
          <p className={styles['note']}>{t('accounts.signIn.host', { host: location.host })}</p>
        </header>
        {step === 'second' ? (
          <SecondStep onSignIn={open} onRestart={restart} />
        ) : token && !isSpent ? (
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
            <PasswordSignIn onSignIn={signIn} onReset={setResetEmail} />
            <PasskeySignIn onSignIn={open} />
            <NoPassword />
          </>
        )}
      </div>
    </main>
  )
}

/** Signs in by a link or a password. An account with two-step verification then waits for the second step. */
function useSignIn(token: string, openStudio: () => Promise<void>) {
  const [step, setStep] = useState<'first' | 'second'>('first')
  const open = async (session: Session) => {
    startSession(session)
    await openStudio()
  }
  const signIn = async (call: () => Promise<Session>) => {
    try {
      await open(await call())
    } catch (error) {
      if (!isCodeRequired(error)) throw error
      setStep('second')
    }
  }
  const byLink = useMutation({
    mutationFn: (newPassword?: string) => {
      const body = newPassword === undefined ? { token } : { token, newPassword }
      return signIn(() => callApi('signInByLink', { body }))
    },
  })
  // A rejected password leaves the link unused.
  const isSpent = byLink.isSuccess || (byLink.isError && !isRejectedPassword(byLink.error))
  return { step, restart: () => setStep('first'), open, signIn, byLink, isSpent }
}

function isRejectedPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400
}

interface Values {
  readonly email: string
  readonly password: string
}

interface PasswordSignInProps {
  /** Signs in by the call, which may lead to the second step. */
  readonly onSignIn: (call: () => Promise<Session>) => Promise<void>
  /** Called with the email address that is in the form. */
  readonly onReset: (email: string) => void
}

function PasswordSignIn({ onSignIn, onReset }: PasswordSignInProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } })
  const signIn = (values: Values) => onSignIn(() => signInWithProof(values))
  return (
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
  )
}

/** Says how people sign in who have no password yet. */
function NoPassword() {
  const t = useTranslate()
  return (
    <p className={styles['help']}>
      <TextWithCode
        text={t('accounts.noPasswordYet', { command: '{command}' })}
        code="npx vitrine users link"
      />
    </p>
  )
}
