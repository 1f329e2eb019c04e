import type { readStaffInvitation, Reply } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, callApiOnce } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailed } from '../../ui/states/LoadFailed.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { LoadingContent, Skeleton } from '../../ui/states/Skeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { invitationTexts } from '../../ui/texts/people/invitation.ts'
import { roleTexts } from '../../ui/texts/people/roles.ts'
import { staffTexts } from '../../ui/texts/people/staff.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import page from './InvitationPage.module.css'
import { describeRole } from './roles.ts'

addTexts(invitationTexts)
addTexts(staffTexts)
addTexts(roleTexts)

type Invitation = Reply<typeof readStaffInvitation>

/** Reads the token from the URL's fragment, which browsers do not send to servers. */
function readToken(): string {
  return window.location.hash.slice(1)
}

/** The page on which an invited person learns about the role, chooses a password and joins. */
export function Component() {
  const t = useTranslate()
  const [token] = useState(readToken)
  const query = useQuery({
    queryKey: ['readStaffInvitation', token],
    queryFn: () => callApiOnce('readStaffInvitation', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  })
  const { data: invitation, error, refetch } = query
  const title = invitation
    ? t('invitation.title', { site: invitation.site.title })
    : t('invitation.titleShort')
  useDocumentTitle(title)
  return (
    <main className={page['page']}>
      <div className={page['form']}>
        <h1>{title}</h1>
        {invitation ? (
          <AcceptForm token={token} invitation={invitation} />
        ) : token === '' ? (
          <Spent title={t('invitation.noLink')} text={t('invitation.noLink.text')} />
        ) : error instanceof ApiError && error.status === 401 ? (
          <Spent title={error.message} />
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingContent>
            <Skeleton width={24} />
          </LoadingContent>
        )}
      </div>
    </main>
  )
}

/** An invitation that cannot be accepted. A person who has joined already can sign in. */
function Spent({ title, text }: { readonly title: string; readonly text?: string }) {
  const t = useTranslate()
  return (
    <>
      <Notice tone="bad" title={title}>
        {text}
      </Notice>
      <div>
        <LinkButton to="/config/sign-in">{t('invitation.signIn')}</LinkButton>
      </div>
    </>
  )
}

interface Values {
  email: string
  newPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.passwordTooShort': 'newPassword',
  'accounts.passwordTooLong': 'newPassword',
  'accounts.passwordTooCommon': 'newPassword',
} as const

function AcceptForm(props: { readonly token: string; readonly invitation: Invitation }) {
  const { token, invitation } = props
  const { email, role } = invitation
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { email, newPassword: '' } })
  const accept = async ({ newPassword }: Values) => {
    startSession(await callApiOnce('acceptStaffInvitation', { body: { token, newPassword } }))
    await navigate('/config', { replace: true })
  }
  return (
    <>
      <div className={page['note']}>
        <p>{t('invitation.role', { role: t(`studio.role.${role}`) })}</p>
        <p>{describeRole(t, role)}</p>
      </div>
      <Form form={form} onSave={accept} fieldsByCode={FIELDS_BY_CODE}>
        <FormField<Values> name="email" label={t('studio.email')}>
          {(field) => (
            <TextField
              {...field}
              type="email"
              autoComplete="username"
              isReadOnly
              help={t('invitation.emailHelp')}
            />
          )}
        </FormField>
        <FormField<Values> name="newPassword" label={t('invitation.password')}>
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="new-password"
              maxLength={128}
              isRequired
              help={t('invitation.passwordHelp')}
            />
          )}
        </FormField>
        <Button primary wide type="submit" isPending={form.formState.isSubmitting}>
          {t('invitation.accept')}
        </Button>
      </Form>
    </>
  )
}
