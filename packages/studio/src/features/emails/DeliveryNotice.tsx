import type { listEmails, Reply } from '@vitrine/contract'
import styles from './EmailsPage.module.css'

/** A notice about what keeps emails from being sent; null if nothing does. */
export function DeliveryNotice({
  delivery: { isConfigured, sender },
}: {
  readonly delivery: Reply<typeof listEmails>['delivery']
}) {
  if (!isConfigured)
    return (
      <p className={styles['notice']}>
        <b>No mail server is configured, so no email is sent.</b> Set <code>SMTP_URL</code> and
        restart Vitrine. Until then the owner can read emails here and open their links.
      </p>
    )
  if (sender === null)
    return (
      <p className={styles['notice']}>
        <b>Emails have no sender, so they wait.</b> Set the contact address of the site, or{' '}
        <code>SMTP_FROM</code>.
      </p>
    )
  return null
}
