import type { Email } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { getDelivery } from './delivery.ts'
import styles from './EmailsPage.module.css'

/** One email: its delivery, its text, and what staff can do with it. */
export function EmailItem(props: { readonly mail: Email; readonly isConfigured: boolean }) {
  const { mail, isConfigured } = props
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const role = session?.member.role ?? 'none'
  const open = useMutation({ mutationFn: () => callApi('openEmail', { params: { id: mail.id } }) })
  const retry = useMutation({
    mutationFn: () => callApi('retryEmail', { params: { id: mail.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listEmails'] }),
  })
  const delivery = getDelivery(mail)
  const canOpen = !isConfigured && mail.state !== 'sent' && may(role, 'mail.open')
  const canRetry = isConfigured && mail.state !== 'sent' && may(role, 'mail.manage')
  const problem = open.error ?? retry.error

  return (
    <details className={styles['email']}>
      <summary>
        <b>{mail.subject}</b>
        <span>{t('emails.recipient', { address: mail.recipient })}</span>
        <Badge tone={delivery.tone}>{t(delivery.label, delivery.params)}</Badge>
        <Timestamp at={mail.sentAt ?? mail.createdAt} />
      </summary>
      {mail.lastError && (
        <p className={styles['answer']}>
          <b>{t('emails.answer')}</b> {mail.lastError}
        </p>
      )}
      <p>{open.data?.bodyText ?? mail.bodyText}</p>
      {(canOpen || canRetry || problem) && (
        <div className={styles['actions']}>
          {canOpen && (
            <Button onPress={() => open.mutate()} isDisabled={open.isPending || open.isSuccess}>
              {t('emails.showLinks')}
            </Button>
          )}
          {canRetry && (
            <Button onPress={() => retry.mutate()} isDisabled={retry.isPending}>
              {t('emails.sendNow')}
            </Button>
          )}
          {problem && <span role="alert">{problem.message}</span>}
        </div>
      )}
    </details>
  )
}
