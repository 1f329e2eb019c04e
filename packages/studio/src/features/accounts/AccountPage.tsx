import { changeEmail, changePassword } from '@vitrine/contract'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatRole } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import styles from './SignInPage.module.css'

export function Component() {
  const { data } = useSuspenseQuery(sessionQuery)
  const member = data?.member
  if (!member) return null

  return (
    <Page title="Your account" narrow>
      <Panel title="Profile" padded>
        <DefinitionList
          items={[
            ['Email', member.email],
            ['Role', formatRole(member.role)],
          ]}
        />
      </Panel>
      <EmailForm email={member.email} />
      <PasswordForm hasPassword={member.hasPassword} />
    </Page>
  )
}

function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const change = useMutation({
    mutationFn: () =>
      callApi(changePassword, {
        body: hasPassword ? { currentPassword, newPassword } : { newPassword },
      }),
    onSuccess: async () => {
      setCurrent('')
      setNew('')
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  const title = hasPassword ? 'Change password' : 'Set password'

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }

  return (
    <Panel title={title} padded>
      <form onSubmit={submit} className={styles['fields']}>
        {hasPassword && (
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
          help="Use at least 8 characters. A few unrelated words are easy to remember and hard to guess."
          value={newPassword}
          onChange={(event) => setNew(event.currentTarget.value)}
          error={change.error?.message}
        />
        {change.isSuccess && (
          <output>Password updated. Your other sessions have been signed out.</output>
        )}
        <div>
          <Button primary type="submit" disabled={change.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function EmailForm({ email }: { readonly email: string }) {
  const [newEmail, setNewEmail] = useState('')
  const change = useMutation({
    mutationFn: () => callApi(changeEmail, { body: { email: newEmail } }),
    onSuccess: async () => {
      setNewEmail('')
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }

  return (
    <Panel title="Change email" padded>
      <form onSubmit={submit} className={styles['fields']} noValidate>
        <Field
          label="New email"
          type="email"
          autoComplete="email"
          required
          maxLength={256}
          help={`You currently sign in with ${email}.`}
          value={newEmail}
          onChange={(event) => setNewEmail(event.currentTarget.value)}
          error={change.error?.message}
        />
        {change.isSuccess && <output>Email updated. Sign in with {email} from now on.</output>}
        <div>
          <Button type="submit" disabled={change.isPending}>
            Change email
          </Button>
        </div>
      </form>
    </Panel>
  )
}
