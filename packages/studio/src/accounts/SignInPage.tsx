import { signIn, signInByLink } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { begin } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import styles from './SignInPage.module.css'

/** The token of a one-time link stands behind the "#", which browsers keep to themselves. */
function takeToken(): string {
  const token = window.location.hash.slice(1)
  if (token) window.history.replaceState(null, '', window.location.pathname)
  return token
}

export function SignInPage() {
  const [token] = useState(takeToken)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const to = asked.get('to') ?? ''
  const enter = async (): Promise<void> =>
    navigate(to.startsWith('/config/') ? to : '/config', { replace: true })

  const byLink = useMutation({
    mutationFn: async () => begin(await call(signInByLink, { body: { token } })),
    onSuccess: enter,
  })
  const byPassword = useMutation({
    mutationFn: async () => begin(await call(signIn, { body: { email, password } })),
    onSuccess: enter,
  })

  useEffect(() => {
    document.title = 'Sign in · Vitrine studio'
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    byPassword.mutate()
  }

  return (
    <main className={styles['door']}>
      <div className={styles['form']}>
        <h1>Sign in</h1>
        {token && !byLink.isError ? (
          <>
            <p className={styles['note']}>This link signs you in once. It works in this browser.</p>
            <Button primary wide onClick={() => byLink.mutate()} disabled={byLink.isPending}>
              {byLink.isPending ? 'Signing in…' : 'Enter the studio'}
            </Button>
          </>
        ) : (
          <form onSubmit={submit} className={styles['fields']}>
            {byLink.isError && <p role="alert">{byLink.error.message}</p>}
            <p className={styles['note']}>
              No password yet? The server prints a one-time link when it starts, and{' '}
              <code>npx vitrine users link</code> makes another.
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
              problem={byPassword.error?.message}
            />
            <Button primary wide type="submit" disabled={byPassword.isPending}>
              {byPassword.isPending ? 'Signing in…' : 'Sign in'}
            </Button>
          </form>
        )}
      </div>
    </main>
  )
}
