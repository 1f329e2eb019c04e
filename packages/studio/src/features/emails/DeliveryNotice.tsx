import type { listEmails, Reply } from '@vitrine/contract'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { TextWithCode } from '../../ui/TextWithCode.tsx'

/** A notice about what keeps emails from being sent; null if nothing does. */
export function DeliveryNotice({
  delivery: { isConfigured, sender },
}: {
  readonly delivery: Reply<typeof listEmails>['delivery']
}) {
  const t = useTranslate()
  const variable = '{variable}'
  if (!isConfigured)
    return (
      <Notice tone="warn" title={t('emails.noMailServer')}>
        <TextWithCode text={t('emails.noMailServer.text', { variable })} code="SMTP_URL" />
      </Notice>
    )
  if (sender === null)
    return (
      <Notice tone="warn" title={t('emails.noSender')}>
        <TextWithCode text={t('emails.noSender.text', { variable })} code="SMTP_FROM" />
      </Notice>
    )
  return null
}
