import type { NewsletterSubscriber } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { mailingListsQuery } from '../../ui/mailing-lists/lists-query.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './newsletter.module.css'

const TONES = { confirmed: 'ok', pending: 'warn', unsubscribed: 'plain' } as const

/** Returns the columns of the list of subscribers. */
export function useSubscriberColumns(): readonly Column<NewsletterSubscriber>[] {
  const t = useTranslate()
  const { data } = useQuery(mailingListsQuery)
  const lists = data?.lists ?? []
  const listColumn: Column<NewsletterSubscriber> = {
    title: t('lists.field'),
    cell: ({ listIds }) => (
      <span dir="auto">
        {lists
          .filter(({ id }) => listIds.includes(id))
          .map(({ name }) => name)
          .join(', ')}
      </span>
    ),
  }
  return [
    {
      title: t('subscribers.column.email'),
      fold: 'first',
      cell: ({ email, firstName, lastName }) => (
        <span className={styles['two']}>
          <bdi>{email}</bdi>
          {`${firstName}${lastName}` !== '' && (
            <bdi className={styles['meta']}>{`${firstName} ${lastName}`.trim()}</bdi>
          )}
        </span>
      ),
    },
    {
      title: t('subscribers.column.source'),
      fold: 'second',
      cell: (subscriber) => <Origin subscriber={subscriber} />,
    },
    ...(lists.length > 0 ? [listColumn] : []),
    {
      title: t('subscribers.column.status'),
      fold: 'end',
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`subscribers.status.${status}`)}</Badge>,
    },
    {
      title: t('subscribers.column.added'),
      fold: 'end-second',
      cell: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
  ]
}

/** The form or the person that a subscriber came from, with the record of consent. */
function Origin({ subscriber }: { readonly subscriber: NewsletterSubscriber }) {
  const t = useTranslate()
  const { consent } = subscriber
  return (
    <span className={styles['two']}>
      <span dir="auto">{describeOrigin(t, subscriber)}</span>
      {consent !== '' && (
        <span className={styles['consent']} dir="auto">
          {consent}
        </span>
      )}
    </span>
  )
}

function describeOrigin(
  t: ReturnType<typeof useTranslate>,
  { source, formId, pageTitle }: NewsletterSubscriber,
): string {
  if (source !== 'form') return t(`subscribers.source.${source}`)
  if (formId === 'restock') return t('subscribers.source.restock')
  return pageTitle === ''
    ? t('subscribers.source.form.gone')
    : t('subscribers.source.form', { page: pageTitle })
}
