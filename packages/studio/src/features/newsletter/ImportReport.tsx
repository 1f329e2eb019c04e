import type { NewsletterImport } from '@vitrine/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './newsletter.module.css'

/** The report of an import, or of a check: the numbers, and each row that is skipped with its reason. */
export function ImportReport({ report }: { readonly report: NewsletterImport }) {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { dryRun, rows, confirmed, invited, joined, newLists, errors } = report
  const counts = {
    rows: String(rows),
    confirmed: String(confirmed),
    invited: String(invited),
    joined: String(joined),
    errors: String(rows - confirmed - invited - joined),
  }
  return (
    <Panel title={t('subscribers.import.report')} padded>
      <div className={styles['form']}>
        <p>
          <b>{t(dryRun ? 'subscribers.import.plan' : 'subscribers.import.result', counts)}</b>
        </p>
        {newLists.length > 0 && (
          <p>{t('subscribers.import.newLists', { lists: newLists.join(', ') })}</p>
        )}
        {invited > 0 && !session?.site.sendsEmail && <p>{t('subscribers.noEmail')}</p>}
        {errors.length > 0 && (
          <>
            <h3>{t('subscribers.import.errors')}</h3>
            <ul className={styles['problems']}>
              {errors.map(({ row, column, message }) => (
                <li key={`${row} ${column} ${message}`}>
                  {column === null
                    ? t('subscribers.import.error', { row: String(row), message })
                    : t('subscribers.import.errorIn', { row: String(row), column, message })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}
