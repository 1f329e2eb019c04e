import { listMails } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { q } from '../api/query.ts'
import { Loading } from '../ui/Loading.tsx'
import { Message } from '../ui/Message.tsx'
import { Page, Panel } from '../ui/Page.tsx'
import { When } from '../ui/When.tsx'
import styles from './MailPage.module.css'

export function Component() {
  const { data, error } = useQuery(q(listMails))
  return (
    <Page
      title="Mail"
      note="What the shop has written. Without a mail server it stays here for you to read."
    >
      {!data && !error && <Loading />}
      {error && <Message title="Unable to load. Try again.">{error.message}</Message>}
      {data?.mails.length === 0 && (
        <Panel>
          <Message title="Nothing written yet">
            The first order writes its confirmation here.
          </Message>
        </Panel>
      )}
      {data?.mails.map(({ id, subject, recipient, bodyText, createdAt }) => (
        <details key={id} className={styles['mail']}>
          <summary>
            <b>{subject}</b>
            <span>to {recipient}</span>
            <When at={createdAt} />
          </summary>
          <p>{bodyText}</p>
        </details>
      ))}
    </Page>
  )
}
