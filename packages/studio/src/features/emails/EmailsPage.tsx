import { listMails } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../api/route-query.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Message } from '../../ui/Message.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './EmailsPage.module.css'

export function Component() {
  const { data, error } = useQuery(routeQuery(listMails))
  return (
    <Page
      title="Emails"
      note="The emails of your site. Without a mail server they are not sent, but you can read them here."
    >
      {!data && !error && <Loading />}
      {error && <Message title="Unable to load. Try again.">{error.message}</Message>}
      {data?.mails.length === 0 && (
        <Panel>
          <Message title="No emails yet">Order confirmations appear here.</Message>
        </Panel>
      )}
      {data?.mails.map(({ id, subject, recipient, bodyText, createdAt }) => (
        <details key={id} className={styles['email']}>
          <summary>
            <b>{subject}</b>
            <span>to {recipient}</span>
            <Timestamp at={createdAt} />
          </summary>
          <p>{bodyText}</p>
        </details>
      ))}
    </Page>
  )
}
