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
      <EmailForm
        email={member.email}
        hasPassword={member.hasPassword}
        sendsEmail={data.site.sendsEmail}
      />
      <PasswordForm hasPassword={member.hasPassword} />
    </Page>
  )
}

function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const change = useMutation({
    mutationFn: () =>
      callApi('changePassword', {
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
          <Button primary type="submit" isDisabled={change.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function EmailForm(props: {
  readonly email: string
  readonly hasPassword: boolean
  readonly sendsEmail: boolean
}) {
  const { email, hasPassword, sendsEmail } = props
  const [newEmail, setNewEmail] = useState('')
  const [currentPassword, setCurrent] = useState('')
  const change = useMutation({
    mutationFn: () =>
      callApi('changeEmail', {
        body: hasPassword ? { email: newEmail, currentPassword } : { email: newEmail },
      }),
    onSuccess: async () => {
      setNewEmail('')
      setCurrent('')
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
          help={formatEmailHelp(email, sendsEmail)}
          value={newEmail}
          onChange={(event) => setNewEmail(event.currentTarget.value)}
          error={change.error?.message}
        />
        {hasPassword && (
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={currentPassword}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
        )}
        {change.isSuccess && <output>Email updated. Sign in with {email} from now on.</output>}
        <div>
          <Button type="submit" isDisabled={change.isPending}>
            Change email
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function formatEmailHelp(email: string, sendsEmail: boolean): string {
  const current = `You currently sign in with ${email}.`
  return sendsEmail ? `${current} Vitrine emails this address about the change.` : current
}
