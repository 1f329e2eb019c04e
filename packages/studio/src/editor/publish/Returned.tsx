import type { ReviewView } from '@vitrine/contract'
import { useTranslate } from '../../ui/i18n.ts'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { listTitles } from './list-titles.ts'
import styles from './publish.module.css'
import { useReturned } from './use-returned.ts'

/** The changes that reviewers returned, with their notes; nothing if there are none. */
export function Returned() {
  const t = useTranslate()
  const reviews = useReturned()
  if (reviews.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="publish-returned">
      <h2 id="publish-returned">{t('publish.returnedChanges')}</h2>
      <ul className={styles['rows']}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReturnedRow review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReturnedRow({
  review: { entries, decider, decidedAt, answer },
}: {
  readonly review: ReviewView
}) {
  const t = useTranslate()
  return (
    <div className={styles['choice']}>
      <p>{listTitles(entries, t)}</p>
      <p className={styles['note']}>
        {decider?.email ?? t('publish.someone')}
        {decidedAt !== null && (
          <>
            {' '}
            · <Timestamp at={decidedAt} />
          </>
        )}
      </p>
      {answer !== '' && <p className={styles['quote']}>{answer}</p>}
    </div>
  )
}
