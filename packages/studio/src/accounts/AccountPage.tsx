import { changeEmail, changePassword } from '@vitrine/contract'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query.ts'
import { session } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Field } from '../ui/Field.tsx'
import { Page, Panel } from '../ui/Page.tsx'
import styles from './SignInPage.module.css'

export function Component() {
  const { data } = useSuspenseQuery(session)
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const member = data?.member
  const change = useMutation({
    mutationFn: () =>
      call(changePassword, {
        body: member?.hasPassword ? { currentPassword, newPassword } : { newPassword },
      }),
    onSuccess: async () => {
      setCurrent('')
      setNew('')
      await queryClient.invalidateQueries({ queryKey: session.queryKey })
    },
  })
  if (!member) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }

  return (
    <Page title="Your account" narrow>
      <Panel title="Who you are" padded>
        <Facts
          facts={[
            ['Email', member.email],
            ['Role', member.role],
          ]}
        />
      </Panel>
      <EmailForm email={member.email} />
      <Panel title={member.hasPassword ? 'Change your password' : 'Choose a password'} padded>
        <form onSubmit={submit} className={styles['fields']}>
          {member.hasPassword && (
            <Field
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
              value={currentPassword}
              onChange={(event) => setCurrent(event.currentTarget.value)}
            />
          )}
          <Field
            label="New password"
            type="password"
            autoComplete="new-password"
            required
            maxLength={128}
            help="At least 8 characters. A few plain words are easy to keep and hard to guess."
            value={newPassword}
            onChange={(event) => setNew(event.currentTarget.value)}
            problem={change.error?.message}
          />
          {change.isSuccess && (
            <output>The password is set. Your other sessions were signed out.</output>
          )}
          <div>
            <Button primary type="submit" disabled={change.isPending}>
              Set password
            </Button>
          </div>
        </form>
      </Panel>
    </Page>
  )
}

function EmailForm({ email }: { readonly email: string }) {
  const [given, setGiven] = useState('')
  const change = useMutation({
    mutationFn: () => call(changeEmail, { body: { email: given } }),
    onSuccess: async () => {
      setGiven('')
      await queryClient.invalidateQueries({ queryKey: session.queryKey })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }

  return (
    <Panel title="Change your email" padded>
      <form onSubmit={submit} className={styles['fields']} noValidate>
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          required
          maxLength={256}
          help={`You sign in with ${email} now.`}
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
          problem={change.error?.message}
        />
        {change.isSuccess && <output>From now on you sign in with {email}.</output>}
        <div>
          <Button type="submit" disabled={change.isPending}>
            Set email
          </Button>
        </div>
      </form>
    </Panel>
  )
}
