import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { signInWithProof } from './sign-in-with-proof.ts'
import styles from './SignInPage.module.css'

/** Takes the token of a one-time link from the URL's fragment, which browsers do not send to servers. */
function takeToken(): string {
  const token = window.location.hash.slice(1)
  if (token) window.history.replaceState(null, '', window.location.pathname)
  return token
}

export function Component() {
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

  useEffect(() => {
    document.title = 'Sign in · Vitrine studio'
  }, [])

  return (
    <main className={styles['page']}>
      <div className={styles['form']}>
        <h1>Sign in</h1>
        {token && !byLink.isError ? (
          <>
            <p className={styles['note']}>This link signs you in once, in this browser.</p>
            <Button primary wide onPress={() => byLink.mutate()} isDisabled={byLink.isPending}>
              {byLink.isPending ? 'Signing in…' : 'Continue to studio'}
            </Button>
          </>
        ) : (
          <PasswordForm linkError={byLink.error?.message} onSuccess={openStudio} />
        )}
      </div>
    </main>
  )
}

interface PasswordFormProps {
  /** The error message of the one-time link. */
  readonly linkError: string | undefined
  readonly onSuccess: () => Promise<void>
}

function PasswordForm({ linkError, onSuccess }: PasswordFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const byPassword = useMutation({
    mutationFn: async () => startSession(await signInWithProof({ email, password })),
    onSuccess,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    byPassword.mutate()
  }

  return (
    <form onSubmit={submit} className={styles['fields']}>
      {linkError !== undefined && <p role="alert">{linkError}</p>}
      <p className={styles['note']}>
        No password yet? The server prints a one-time link when it starts.{' '}
        <code>npx vitrine users link</code> creates another.
      </p>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={byPassword.error?.message}
      />
      <Button primary wide type="submit" isDisabled={byPassword.isPending}>
        {byPassword.isPending ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}
